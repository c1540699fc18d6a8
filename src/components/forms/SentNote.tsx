'use client'
import { useSyncExternalStore } from 'react'
import { readSession } from '@/lib/sessionStore'
import { t } from '@/lib/words'
import { parseSent, SENT_KEY } from './sent'

interface Props {
  dealer: string
  lead_id: string
  /** Completes "Harbour Toyota has …". */
  sent: string
  next: string
  about: { name: string; href: string } | null
}

const never = () => () => undefined

/** Name and address of the shopper are in the browser that sent the lead, and nowhere else. */
export function SentNote({ dealer, lead_id, sent, next, about }: Props) {
  const stored = parseSent(
    useSyncExternalStore(
      never,
      () => readSession(SENT_KEY),
      () => null,
    ),
  )
  const own = stored?.lead_id === lead_id ? stored : null
  const first = own?.name.split(/\s+/)[0]
  return (
    <>
      <h1>
        {first ? t('Thanks, {first}.', { first }) : t('Thank you.')}{' '}
        {t('{dealer} has {sent}.', { dealer, sent: t(sent) })}
      </h1>
      <p>
        {next}
        {own?.email && ' ' + t('A confirmation is on its way to {email}.', { email: own.email })}
      </p>
      <dl>
        <dt>{t('Reference')}</dt>
        <dd>{lead_id}</dd>
        {about && (
          <>
            <dt>{t('About')}</dt>
            <dd>
              <a href={about.href}>{about.name}</a>
            </dd>
          </>
        )}
      </dl>
    </>
  )
}
