import { useState } from 'react'
import { ask } from './ask'

export function useAsk() {
  const [state, setState] = useState({ busy: false, fault: '' })
  /** The response's data; null when it was refused. */
  async function send(call: string, body: object): Promise<unknown> {
    setState({ busy: true, fault: '' })
    const { fault, data } = await ask(call, body)
    setState({ busy: false, fault: fault ?? '' })
    return fault === null ? data : null
  }
  return { ...state, send }
}
