'use client'
import { z } from 'zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { answerTo } from '@/admin/ask/ask'
import { ForDealer } from '@/admin/fields/ForDealer'
import { plural } from '@/core/money/format'
import { useTargets } from '@/admin/links/useTargets'
import { hasPage } from '@/core/dealer/links/hasPage'

const lineSchema = z.object({ line: z.number(), from: z.string(), to: z.string(), refusal: z.string() })
type Line = z.output<typeof lineSchema>
const answerSchema = z.object({ lines: z.array(lineSchema) })
const FAULT = 'That did not work. Your text is still here: check the connection and try again.'

/** Throws with words for the person. */
async function callImport(step: 'preview' | 'apply', text: string, tenant: string): Promise<Line[]> {
  const read = answerSchema.safeParse(
    await answerTo('/redirects/import', { step, text, tenant }, { failed: FAULT }),
  )
  if (read.success) return read.data.lines
  throw new Error(FAULT)
}

const NO_PAGE = 'Ready, but no page has the new address yet: shoppers would see “not found”'

function ImportLines({ lines, tenant }: { lines: readonly Line[]; tenant: string }) {
  const targets = useTargets(tenant)
  const known = [...(targets ?? []).map(({ href }) => href), ...lines.map(({ from }) => from)]
  // Without known addresses (not read yet, or not readable) no target is questioned.
  const doubt = (to: string) => (targets?.length && !hasPage(to, known) ? NO_PAGE : '')
  const ordered = [...lines].sort((a, b) => Number(!a.refusal) - Number(!b.refusal) || a.line - b.line)
  return (
    <ul className="fc-import__lines" tabIndex={0} aria-label="Result of each line">
      {ordered.map(({ line, from, to, refusal }) => (
        <li key={line}>
          <small>Line {line}</small>
          <span>
            <b>{from || 'Nothing'}</b> to {to || 'nothing'}
          </span>
          <span className={refusal || doubt(to) ? 'fc-fault' : 'fc-done'}>
            {refusal || doubt(to) || 'Ready'}
          </span>
        </li>
      ))}
    </ul>
  )
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/** Paste, preview, make. Nothing is made before the person has seen the result of each line. */
export function ImportForm({ dealers }: { dealers: readonly { id: string; name: string }[] }) {
  const router = useRouter()
  const [tenant, setTenant] = useState(dealers[0]?.id ?? '')
  const [text, setText] = useState('')
  const [lines, setLines] = useState<Line[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [notice, setMessage] = useState({ words: '', isFault: false })
  const good = lines?.filter(({ refusal }) => !refusal).length ?? 0

  async function run(step: 'preview' | 'apply') {
    setBusy(true)
    setMessage({ words: '', isFault: false })
    try {
      const answered = await callImport(step, text, tenant)
      if (step === 'preview') setLines(answered)
      else {
        const left = answered.filter(({ refusal }) => refusal)
        setLines(left.length ? left : null)
        setText('')
        setMessage({ words: `${plural(answered.length - left.length, 'redirect')} made.`, isFault: false })
        router.refresh()
      }
    } catch (error) {
      setMessage({ words: wordsOf(error), isFault: true })
    }
    setBusy(false)
  }

  return (
    <details className="fc fc-ready">
      <summary className="fc-btn">Import redirects from your old website</summary>
      <p className="fc-muted" id="import-help">
        One line for each: the old address, a comma, and where it leads now. Two columns of a spreadsheet can
        be pasted as they are.
      </p>
      <ForDealer {...{ dealers, tenant }} onChange={setTenant} />
      <label className="fc-input">
        Addresses
        <textarea
          rows={6}
          value={text}
          placeholder={'/our-team.html, /about-us\n/specials, /special-offers'}
          aria-describedby="import-help"
          onChange={({ target }) => {
            setText(target.value)
            setLines(null)
          }}
        />
      </label>
      {lines && <ImportLines {...{ lines, tenant }} />}
      <div className="fc-acts">
        <button
          type="button"
          className="fc-btn"
          disabled={isBusy || !text.trim()}
          onClick={() => void run('preview')}
        >
          Check them first
        </button>
        {good > 0 && text && (
          <button
            type="button"
            className="fc-btn fc-btn--main"
            disabled={isBusy}
            onClick={() => void run('apply')}
          >
            {isBusy ? 'Creating …' : `Make ${plural(good, 'redirect')}`}
          </button>
        )}
        <p role="status" className={notice.isFault ? 'fc-fault' : 'fc-done'}>
          {notice.words}
        </p>
      </div>
    </details>
  )
}
