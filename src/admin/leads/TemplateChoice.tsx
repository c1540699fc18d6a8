import { useState } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import { isUntouched, templateIn } from '@/features/leads/replyTemplate.rules'
import { newRowHref } from '@/lib/adminHrefs'
import type { ReplyText } from './replyTexts'

interface Props {
  texts: readonly ReplyText[]
  text: string
  onChoose(text: string): void
}

/** A template takes the place of another one that nobody changed. Where somebody wrote, it asks. */
export function TemplateChoice({ texts, text, onChoose }: Props) {
  const [requested, setRequested] = useState<ReplyText | null>(null)
  const [undo, setUndo] = useState<{ before: string; after: string } | null>(null)
  if (!texts.length)
    return (
      <p className="fc-muted">
        Do you write this often? <a href={newRowHref('reply-templates')}>Save it as a template</a>.
      </p>
    )

  function put(after: string) {
    setUndo({ before: text, after })
    setRequested(null)
    onChoose(after)
  }

  function choose(id: string) {
    const chosen = texts.find((one) => one.id === id)
    if (!chosen) return
    const ready = texts.map((one) => one.text)
    if (isUntouched(text, ready)) put(chosen.text)
    else setRequested(chosen)
  }

  return (
    <div className="fc-template">
      <p className="fc-acts">
        <label htmlFor="answer-template">Template</label>
        <select
          id="answer-template"
          value={templateIn(text, texts)?.id ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">Choose a template</option>
          {texts.map(({ id, title, lacksCar }) => (
            <option key={id} value={id} disabled={lacksCar}>
              {title}
              {lacksCar && ' (mentions a car; this lead has none)'}
            </option>
          ))}
        </select>
        {undo?.after === text && (
          <LiveButton className="fc-btn" onClick={() => put(undo.before)}>
            {undo.before ? 'Put my text back' : 'Undo'}
          </LiveButton>
        )}
      </p>
      {requested && (
        <div className="fc-alert" role="alertdialog" aria-label="Replace what you wrote?">
          <p>You wrote something yourself. Replace it with “{requested.title}”?</p>
          <p className="fc-acts">
            <LiveButton className="fc-btn fc-btn--main" autoFocus onClick={() => put(requested.text)}>
              Replace
            </LiveButton>
            <LiveButton className="fc-btn" onClick={() => put(`${text.trimEnd()}\n\n${requested.text}`)}>
              Add it below
            </LiveButton>
            <LiveButton className="fc-btn" onClick={() => setRequested(null)}>
              Cancel
            </LiveButton>
          </p>
        </div>
      )}
    </div>
  )
}
