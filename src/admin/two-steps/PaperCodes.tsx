'use client'
import { useEffect, useRef } from 'react'

interface Props {
  codes: string[]
  done: () => void
}

const asFile = (codes: string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`Paper codes for Forecourt. Each works once.\n\n${codes.join('\n')}\n`)}`

export function PaperCodes({ codes, done }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="fc-invite">
      <h3 ref={heading} tabIndex={-1}>
        Your ten paper codes
      </h3>
      <p>
        For the day your phone is lost. Each works once in place of the six numbers. They are not shown again.
      </p>
      <ul className="fc-paper">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="fc-acts">
        <button className="fc-btn fc-btn--main" type="button" onClick={done}>
          I have kept them
        </button>
        <a className="fc-btn" href={asFile(codes)} download="forecourt-paper-codes.txt">
          Save as a file
        </a>
      </div>
    </div>
  )
}
