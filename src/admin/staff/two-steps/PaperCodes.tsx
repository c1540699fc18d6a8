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
        Your ten recovery codes
      </h3>
      <p>
        For when you do not have your phone. Each works once in place of the 6-digit code. They are not shown
        again.
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
          I have saved them
        </button>
        <a className="fc-btn" href={asFile(codes)} download="forecourt-paper-codes.txt">
          Save as a file
        </a>
      </div>
    </div>
  )
}
