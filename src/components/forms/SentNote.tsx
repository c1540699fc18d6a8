'use client'
import { useEffect } from 'react'
import { firstName } from '@/core/person/personName'
import { t } from '@/lib/words'
import { followUp } from './followUp'
import { SentTo } from './SentTo'
import { useSent } from './useSent'

interface Props {
  dealer: string
  lead_id: string
  /** Completes "Harbour Toyota has …". */
  sent: string
  next: string
  /** Who answers by when, in large; without it, `next` says so. */
  by: string | null
  about: { name: string; href: string } | null
}

/** Name and address of the shopper are only in the browser that sent the lead. */
export function SentNote({ dealer, lead_id, sent, next, by, about }: Props) {
  const own = useSent(lead_id)
  useEffect(() => followUp(lead_id), [lead_id])
  const first = own ? firstName(own.name) : ''
  return (
    <>
      <h1>
        {first ? t('Thanks, {first}.', { first }) : t('Thank you.')}{' '}
        {t('{dealer} has {sent}.', { dealer, sent: t(sent) })}
      </h1>
      {by && <p className="done__by">{by}</p>}
      <p>
        {next} <SentTo lead_id={lead_id} />
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
