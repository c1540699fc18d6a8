'use client'
import { useId, useState, type FormEvent } from 'react'
import { z } from 'zod'
import { ask } from '@/admin/team/post'

const keptSchema = z.object({ kept: z.string() })

export function RemoveForm({ id, name }: { id: string; name: string }) {
  const field = useId()
  const [typed, setTyped] = useState('')
  const [state, setState] = useState({ busy: false, fault: '', kept: '' })

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setState({ busy: true, fault: '', kept: '' })
    const { fault, data } = await ask(`/dealers/${id}/remove`, { name: typed })
    setState({ busy: false, fault: fault ?? '', kept: keptSchema.safeParse(data).data?.kept ?? '' })
  }

  if (state.kept)
    return (
      <p className="fc-done" role="status">
        {name} is removed. Its rows are kept in {state.kept}. <a href="/admin/dealers">To the dealers</a>
      </p>
    )
  return (
    <form className="fc-invite" onSubmit={(event) => void remove(event)}>
      <label htmlFor={field}>Type the dealer’s name, {name}, to remove it</label>
      <input
        id={field}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      {state.fault && (
        <p className="fc-fault" role="alert">
          {state.fault}
        </p>
      )}
      <p className="fc-acts">
        <button className="fc-btn fc-btn--bad" type="submit" disabled={state.busy || typed.trim() !== name}>
          {state.busy ? 'Removing …' : 'Remove for good'}
        </button>
      </p>
    </form>
  )
}
