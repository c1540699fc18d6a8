import { Icon } from '@/components/ui/Icon'
import { plural } from '@/core/money/format'
import { cutText } from '@/lib/text'
import type { AccountView } from '@/app/(site)/sites/[host]/account/page-data'
import { t } from '@/lib/words'
import { Searches } from './Searches'
import type { NamedCar, NextStep } from '@/core/person/going'

const ICONS = { reservation: 'lock', booking: 'calendar', deal: 'wallet', prize: 'tag' } as const

function About({ car }: { car: NamedCar | null }) {
  if (!car) return null
  return car.href ? <a href={car.href}>{car.name}</a> : <span>{car.name}</span>
}

function Next({ next, title }: { next: NextStep | null; title: string }) {
  if (!next) return null
  return (
    <a className="link" href={next.href}>
      {next.label}
      <span className="sr"> {title}</span>
    </a>
  )
}

function OnTheGo({ going }: Pick<AccountView, 'going'>) {
  return (
    <section className="vsec" aria-labelledby="going">
      <h2 id="going">{t('Bookings and reservations')}</h2>
      {going.length === 0 && <p className="fineprint">{t('No reservation and no booking just now.')}</p>}
      <ul className={going.length ? 'items' : undefined}>
        {going.map(({ kind, title, car, text, next }) => (
          <li key={title + text} className="item item--plain">
            <div className="item__ic">
              <Icon name={ICONS[kind]} />
              <div className="item__txt">
                <b>{title}</b>
                <About car={car} />
                <span>{text}</span>
              </div>
            </div>
            <Next next={next} title={title} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Messages({ messages }: Pick<AccountView, 'messages'>) {
  return (
    <section className="vsec" aria-labelledby="messages">
      <h2 id="messages">{t('Messages')}</h2>
      {messages.length === 0 && (
        <p className="fineprint">{t('What you send us with this email or mobile shows here.')}</p>
      )}
      <ul className={messages.length ? 'items' : undefined}>
        {messages.map(({ lead_id, topic, car, words, state, sent, next }) => (
          <li key={lead_id} className="item item--plain">
            <div className="item__txt">
              <b>{topic}</b>
              <About car={car} />
              {words && <span>{cutText(words, 140).short}</span>}
              <span>{state}</span>
              <span>{sent}</span>
            </div>
            <Next next={next} title={topic} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Lists({ view, reported }: { view: AccountView; reported: string | null }) {
  const { features, labels } = view.site.config
  const noun = labels.cars
  return (
    <>
      {features.garage && (
        <div className="note note--good" data-watchlist={view.saved.join(' ')}>
          <Icon name="heart" />
          <p>
            <b>
              {t('{plural} saved in your account.', {
                plural: plural(view.saved.length, noun.replace(/s$/, ''), noun),
              })}
            </b>{' '}
            <a href="/watchlist">{t('Open the garage')}</a>
          </p>
        </div>
      )}
      <OnTheGo going={view.going} />
      <Messages messages={view.messages} />
      <Searches searches={view.searches} site={view.site} reported={reported} />
    </>
  )
}
