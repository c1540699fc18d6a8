import { newRowHref } from '@/lib/adminHrefs'
import type { ReplyText } from './replyTexts'

interface Props {
  texts: readonly ReplyText[]
  /** The text so far: a template is added after it, and never replaces it. */
  text: string
  onChoose(text: string): void
}

export function TemplateChoice({ texts, text, onChoose }: Props) {
  if (!texts.length)
    return (
      <p className="fc-muted">
        You write this often? <a href={newRowHref('reply-templates')}>Keep it as a template</a>.
      </p>
    )
  return (
    <p className="fc-acts">
      <label htmlFor="answer-template">Begin with</label>
      <select
        id="answer-template"
        value=""
        onChange={({ target }) => {
          const chosen = texts.find(({ id }) => id === target.value)
          if (chosen) onChoose(text.trim() ? `${text.trimEnd()}\n\n${chosen.text}` : chosen.text)
        }}
      >
        <option value="">Choose a template</option>
        {texts.map(({ id, title, lacksCar }) => (
          <option key={id} value={id} disabled={lacksCar}>
            {title}
            {lacksCar && ' (mentions a car; this lead has none)'}
          </option>
        ))}
      </select>
    </p>
  )
}
