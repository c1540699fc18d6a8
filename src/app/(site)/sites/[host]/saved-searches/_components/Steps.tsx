import type { ReactNode } from 'react'
import type { SavedView } from '@/features/saved-searches/answer'
import { FREQUENCY_WORDS } from '@/features/saved-searches/frequency.rules'
import { MOST_PER_ADDRESS } from '@/features/saved-searches/mostPerAddress.rules'
import { Icon } from '@/components/ui/Icon'
import type { IconName } from '@/components/ui/Icon'
import { phrase, t } from '@/lib/words'

interface PanelProps {
  icon: IconName
  title: string
  text: ReactNode
  children?: ReactNode
}

function Panel({ icon, title, text, children }: PanelProps) {
  return (
    <div className="done saved" role="status">
      <Icon name={icon} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="row">{children}</div>
    </div>
  )
}

const NOTICES: Record<string, { icon: IconName; title: string; text: string }> = {
  sent: {
    icon: 'mail',
    title: phrase('Check your email'),
    text: phrase(
      'We have sent you a link. Open it and press the button, and the emails begin. Until then we send nothing. Nothing there after a few minutes? Look in the spam folder. An address can have {most} saved searches.',
    ),
  },
  on: {
    icon: 'done',
    title: phrase('Your saved search is on'),
    text: phrase(
      'We email you when a new match arrives or a price drops. Every email has a link that stops it.',
    ),
  },
  stopped: {
    icon: 'done',
    title: phrase('These emails are stopped'),
    text: phrase('You get no more emails about this search. Other searches that you have saved go on.'),
  },
}

const ToList = () => (
  <a className="btn btn--line" href="/search">
    {t('Back to the stock')}
  </a>
)

export function Notice({ step }: { step: string }) {
  const notice = NOTICES[step]
  if (!notice) return null
  const { icon, title, text } = notice
  return (
    <Panel icon={icon} title={t(title)} text={t(text, { most: MOST_PER_ADDRESS })}>
      <ToList />
    </Panel>
  )
}

/** The link is incomplete, older than a week, or belongs to another site. */
export function Gone() {
  return (
    <Panel
      icon="info"
      title={t('This link is no longer valid')}
      text={t(
        'Links to confirm work for seven days. If the emails have not stopped, use the link in the newest one.',
      )}
    >
      <ToList />
    </Panel>
  )
}

interface AskProps {
  saved: SavedView
  token: string
}

function Answer({ action, token, label }: { action: 'confirm' | 'stop'; token: string; label: string }) {
  return (
    <form method="post" action={`/api/saved-searches/${action}`}>
      <input type="hidden" name="token" value={token} />
      <button className="btn btn--brand" type="submit">
        {label}
      </button>
    </form>
  )
}

const toList = (href: string) => (
  <a className="btn btn--line" href={href}>
    {t('Show the list')}
  </a>
)

export function AskToConfirm({ saved, token, dealer }: AskProps & { dealer: string }) {
  const { name, frequency, state, href } = saved
  if (state === 'stopped')
    return (
      <Panel
        icon="info"
        title={t('This search was stopped')}
        text={t('If you want its emails again, save it once more from the list.')}
      >
        {toList(href)}
      </Panel>
    )
  if (state === 'active')
    return (
      <Panel icon="done" title={t('Your saved search is on')} text={<b>{name}</b>}>
        {toList(href)}
      </Panel>
    )
  return (
    <Panel
      icon="bell"
      title={t('Start these emails?')}
      text={
        <>
          <b>{name}</b>
          {t(': new matches and price drops from {dealer}, {sentence}.', {
            dealer,
            sentence: t(FREQUENCY_WORDS[frequency].sentence),
          })}
        </>
      }
    >
      <Answer action="confirm" token={token} label={t('Yes, email me')} />
      {toList(href)}
    </Panel>
  )
}

export function AskToStop({ saved, token }: AskProps) {
  const { name, state, href } = saved
  if (state === 'stopped') return <Notice step="stopped" />
  return (
    <Panel
      icon="bell"
      title={t('Stop these emails?')}
      text={
        <>
          {t('You will get no more emails about')} <b>{name}</b>.
        </>
      }
    >
      <Answer action="stop" token={token} label={t('Stop these emails')} />
      {toList(href)}
    </Panel>
  )
}
