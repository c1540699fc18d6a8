'use client'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'
import type { Failure } from './failures'

interface Props {
  errors: readonly Failure[]
  idOf(path: string): string | null
}

const toField = (event: React.MouseEvent, id: string) => {
  // In a dialog, following the link would close the dialog.
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/** The errors of the last attempt, each a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ errors, idOf }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length) box.current?.focus()
  }, [errors])
  if (!errors.length) return null
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box}>
      <b>
        <Icon name="alert" />
        {t('Please fix the following errors:')}
      </b>
      <ul>
        {errors.map(({ path, message }) => {
          const id = idOf(path)
          return (
            <li key={path + message}>
              {id ? (
                <a href={`#${id}`} onClick={(event) => toField(event, id)}>
                  {t(message)}
                </a>
              ) : (
                t(message)
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
