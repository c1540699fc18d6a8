'use client'
import { useId, useState, type FormEvent } from 'react'
import { z } from 'zod'
import { Fault } from '@/admin/ask/Fault'
import { LiveButton } from '@/admin/ask/LiveButton'
import { useAsk } from '@/admin/ask/ask'

const storedSchema = z.object({ stored: z.string() })

export function RemoveForm({ id, name }: { id: string; name: string }) {
  const field = useId()
  const [typed, setTyped] = useState('')
  const [stored, setStored] = useState('')
  const { busy, fault, send } = useAsk()

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = await send(`/dealers/${id}/remove`, { name: typed })
    setStored(storedSchema.safeParse(data).data?.stored ?? '')
  }

  if (stored)
    return (
      <p className="fc-done" role="status">
        {name} is removed. Its rows are kept in {stored}. <a href="/admin/dealers">Back to the dealers</a>
      </p>
    )
  return (
    <form className="fc-invite" onSubmit={(event) => void remove(event)}>
      <label htmlFor={field}>Enter the dealer’s name, {name}, to remove it</label>
      <input
        id={field}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Fault words={fault} />
      <p className="fc-acts">
        <LiveButton className="fc-btn fc-btn--bad" type="submit" disabled={busy || typed.trim() !== name}>
          {busy ? 'Removing …' : 'Remove for good'}
        </LiveButton>
      </p>
    </form>
  )
}
