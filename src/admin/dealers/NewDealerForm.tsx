'use client'
import { useId, useState, type FormEvent } from 'react'
import { z } from 'zod'
import { RegionOptions } from '@/admin/fields/options'
import { Fault } from '@/admin/ask/Fault'
import { LiveButton } from '@/admin/ask/LiveButton'
import { useAsk } from '@/admin/ask/ask'
import { slugify } from '@/lib/slugify'
import { BeginWith } from './BeginWith'

/** The region also decides the country and the clock. */
function RegionSelect({ id }: { id: string }) {
  return (
    <select id={id} name="state" required defaultValue="">
      <option value="" disabled>
        Choose
      </option>
      <RegionOptions />
    </select>
  )
}

interface Props {
  dealers: readonly { id: string; name: string }[]
  from: string
  platformHost: string
}

const madeSchema = z.object({ id: z.string(), note: z.string() })

const valueOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function wanted(form: FormData) {
  const begin = valueOf(form, 'begin')
  return {
    name: valueOf(form, 'name'),
    slug: valueOf(form, 'slug'),
    hosts: valueOf(form, 'hosts'),
    state: valueOf(form, 'state'),
    from: valueOf(form, 'from'),
    copy: begin === 'everything' ? 'everything' : 'look',
    unlisted: form.has('unlisted'),
    adminName: valueOf(form, 'adminName'),
    adminEmail: valueOf(form, 'adminEmail'),
  }
}

export function NewDealerForm({ dealers, from, platformHost }: Props) {
  const id = useId()
  const [slug, setSlug] = useState({ text: '', isOwn: false })
  const { busy, fault, send } = useAsk()
  const [made, setMade] = useState<z.output<typeof madeSchema> | null>(null)
  const [isUnread, setUnread] = useState(false)

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = await send('/dealers', wanted(new FormData(event.currentTarget)))
    const answer = madeSchema.safeParse(data).data
    setUnread(data !== null && !answer)
    if (!answer) return
    setMade(answer)
    if (!answer.note) window.location.assign(`/admin/launch?dealer=${answer.id}`)
  }

  if (made?.note)
    return (
      <div className="fc-alert" role="alert">
        <div>
          <b>The dealer is live.</b>
          <span>{made.note}</span>
        </div>
        <a className="fc-btn fc-btn--main" href={`/admin/launch?dealer=${made.id}`}>
          Go to the checklist
        </a>
      </div>
    )
  return (
    <form className="fc-card" onSubmit={(event) => void make(event)}>
      <div className="fc-invite">
        <label htmlFor={`${id}-name`}>Name</label>
        <input
          id={`${id}-name`}
          name="name"
          required
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) =>
            setSlug((now) => (now.isOwn ? now : { text: slugify(target.value).slice(0, 63), isOwn: false }))
          }
        />
        <label htmlFor={`${id}-slug`}>Short name</label>
        <input
          id={`${id}-slug`}
          name="slug"
          required
          maxLength={63}
          autoComplete="off"
          spellCheck={false}
          value={slug.text}
          aria-describedby={`${id}-slug-hint`}
          onChange={({ target }) => setSlug({ text: target.value, isOwn: target.value !== '' })}
        />
        <small id={`${id}-slug-hint`}>
          Small letters, digits and hyphens. The website is found at {slug.text || 'short-name'}.
          {platformHost}
        </small>
        <label htmlFor={`${id}-state`}>Where it is</label>
        <RegionSelect id={`${id}-state`} />
        <label htmlFor={`${id}-hosts`}>Its own domain names, if it has any</label>
        <textarea
          id={`${id}-hosts`}
          name="hosts"
          rows={2}
          spellCheck={false}
          placeholder="www.dealer.example"
          aria-describedby={`${id}-hosts-hint`}
        />
        <small id={`${id}-hosts-hint`}>
          One per line. The first is the main one. They can be added later, in the settings.
        </small>
        <BeginWith dealers={dealers} from={from} />
        <fieldset>
          <legend>First admin, who is invited by email (optional)</legend>
        </fieldset>
        <label htmlFor={`${id}-admin`}>Name of the person</label>
        <input id={`${id}-admin`} name="adminName" maxLength={100} autoComplete="off" />
        <label htmlFor={`${id}-email`}>Email</label>
        <input id={`${id}-email`} name="adminEmail" type="email" maxLength={200} autoComplete="off" />
        <Fault words={isUnread ? 'Reload the page to see the dealer.' : fault} />
        <p className="fc-acts">
          <LiveButton className="fc-btn fc-btn--main" type="submit" disabled={busy || made !== null}>
            {busy || made ? 'Creating …' : 'Create dealer'}
          </LiveButton>
          <a href="/admin/dealers">Back to the dealers</a>
        </p>
      </div>
    </form>
  )
}
