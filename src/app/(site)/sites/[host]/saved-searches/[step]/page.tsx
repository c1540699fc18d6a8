import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { KEYED_PAGE } from '@/app/(site)/sites/[host]/_lib/metadata'
import { describeSaved } from '@/features/saved-searches/answer'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import '@/styles/stock.css'
import {
  AskToConfirm,
  AskToStop,
  Gone,
  Notice,
} from '@/app/(site)/sites/[host]/saved-searches/_components/Steps'
import { phrase, t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string; step: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

const TITLES = new Map([
  ['sent', phrase('Check your email')],
  ['confirm', phrase('Confirm your saved search')],
  ['on', phrase('Your saved search is on')],
  ['stop', phrase('Stop these emails')],
  ['stopped', phrase('These emails are stopped')],
])

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return {
    title: `${t(TITLES.get((await params).step) ?? 'Saved searches')} | ${site.tenant.name}`,
    ...KEYED_PAGE,
  }
}

/** Target of the links in mails. A GET changes nothing, because mail programs open links too. */
export default async function SavedSearchStepPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const { step } = await params
  if (!TITLES.has(step)) notFound()
  const { token } = await searchParams
  const sent = typeof token === 'string' ? token : ''
  const asks = step === 'confirm' || step === 'stop'
  const saved = asks ? await describeSaved(site, step, sent) : null
  return (
    <main id="main">
      <div className="wrap success">
        {!asks && <Notice step={step} />}
        {asks && !saved && <Gone />}
        {step === 'confirm' && saved && <AskToConfirm saved={saved} token={sent} dealer={site.tenant.name} />}
        {step === 'stop' && saved && <AskToStop saved={saved} token={sent} />}
      </div>
    </main>
  )
}
