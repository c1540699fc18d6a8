import { useId, useState } from 'react'
import { ownWordFault } from '@/core/dealer/words/ownWords'
import PHRASES from '@/core/dealer/words/phrases.data.json'
import { found, type Texts, withText } from './ownTexts'

interface Props {
  own: Texts
  onChange(own: Texts | undefined): void
}

function Row({ phrase, own, onChange }: Props & { phrase: string }) {
  const id = useId()
  const text = own[phrase]
  const fault = text === undefined ? null : ownWordFault(phrase, text)
  return (
    <li>
      <label htmlFor={id}>{phrase}</label>
      <input
        id={id}
        type="text"
        value={text ?? ''}
        placeholder={phrase}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ currentTarget: { value } }) => onChange(withText(own, phrase, value))}
      />
      {text !== undefined && (
        <button type="button" className="fc-btn" onClick={() => onChange(withText(own, phrase, ''))}>
          Use the default text
        </button>
      )}
      {fault && (
        <p className="fc-fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </li>
  )
}

/** Loaded late, with the table of all phrases. */
export default function WordRows({ own, onChange }: Props) {
  const id = useId()
  const [sought, seek] = useState('')
  const shown = found(PHRASES, own, sought)
  return (
    <>
      <label htmlFor={id}>Find a phrase of your site by typing a part of it</label>
      <input id={id} type="search" value={sought} onChange={({ currentTarget: { value } }) => seek(value)} />
      {sought && shown.length === 0 && <p role="status">No phrase has this text.</p>}
      <ul>
        {shown.map((phrase) => (
          <Row key={phrase} phrase={phrase} own={own} onChange={onChange} />
        ))}
      </ul>
    </>
  )
}
