import type { toast } from '@payloadcms/ui'

type Id = string | number
type Words = Parameters<typeof toast.error>[0]
type Options = Parameters<typeof toast.error>[1]
/** What it uses of the notices of Payload. */
interface Notices {
  error: (words: Words, options?: Options) => Id
  success: (words: Words, options?: Options) => Id
  loading: (words: Words, options?: Options) => Id
  dismiss: (id: Id) => unknown
}
interface Saving {
  loading: Words
  success: (answer: unknown) => Words
  error: (fault: unknown) => Words
}

/**
 * Payload has one time for all its notices. One of a fault stays until it is closed, or until something works: a fault
 * that is over would stand beside the news that it was saved.
 */
export function stayingErrors({ error, success, loading, dismiss }: Notices) {
  const faults = new Set<Id>()
  const staying = {
    error(words: Words, options?: Options): Id {
      const id = error(words, { duration: Infinity, ...options })
      faults.add(id)
      return id
    },
    success(words: Words, options?: Options): Id {
      for (const id of faults) dismiss(id)
      faults.clear()
      return success(words, options)
    },
    /** Of a form: its own notice has no time of its own either. */
    promise(saved: Promise<unknown>, words: Saving): Id {
      const id = loading(words.loading)
      void saved.then(
        (answer) => staying.success(words.success(answer), { id }),
        (fault: unknown) => staying.error(words.error(fault), { id }),
      )
      return id
    },
  }
  return staying
}
