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

const keyOf = ({ path, message }: Failure): string => `${path} ${message}`

/** The errors that are left of the last attempt, each a link to its field. Takes the focus when one is new. */
export function ErrorSummary({ errors, idOf }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const known = useRef<readonly string[]>([])
  useEffect(() => {
    const keys = errors.map(keyOf)
    if (keys.some((key) => !known.current.includes(key))) box.current?.focus()
    known.current = keys
  }, [errors])
  if (!errors.length) return null
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box}>
      <b>
        <Icon name="alert" />
        {t('Please fix the following errors:')}
      </b>
      <ul>
        {errors.map((failure) => {
          const { path, message, signIn } = failure
          const id = idOf(path)
          return (
            <li key={keyOf(failure)}>
              {id ? (
                <a href={`#${id}`} onClick={(event) => toField(event, id)}>
                  {t(message)}
                </a>
              ) : (
                t(message)
              )}
              {signIn && (
                <>
                  {' '}
                  <a href={signIn}>{t('Sign in and come back to this page')}</a>{' '}
                  {t('What you typed is kept.')}
                </>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
