import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { storedProof, type StoredProof } from './storedProof'
import type { Live } from './liveForm'

/** A form's code and its proof: loaded at the first `start`; after a failure the next one tries again. */
export function useFormCode<Input extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  load: (form: HTMLFormElement) => Promise<Live<Input>>,
  captcha: boolean,
) {
  const loaded = useRef<Promise<Live<Input>> | null>(null)
  const proof = useRef<StoredProof | null>(null)
  const [live, setLive] = useState<Live<Input> | null>(null)

  const start = async (): Promise<Live<Input>> => {
    if (!form.current) throw new Error('The form left the page')
    loaded.current ??= load(form.current)
    try {
      const code = await loaded.current
      if (captcha) void (proof.current ??= storedProof(code.proof)).get()
      // A submit may follow at once: the fields must be registered first.
      flushSync(() => setLive(code))
      return code
    } catch (error) {
      loaded.current = null
      throw error
    }
  }
  return {
    live,
    start,
    proofOf: async (): Promise<string> => (await proof.current?.get()) ?? '',
    /** A proof works once. */
    dropProof: () => proof.current?.drop(),
  }
}
