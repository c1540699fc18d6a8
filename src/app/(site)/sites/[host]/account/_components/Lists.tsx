import { CarPicture } from '@/components/car/CarPicture'
import { Icon } from '@/components/ui/Icon'
import { offersBooking } from '@/core/dealer/links/bookingLinks'
import { PAGE_OF } from '@/core/dealer/links/bookingPages'
import { cutText } from '@/lib/text'
import type { AccountView } from '@/app/(site)/sites/[host]/account/page-data'
import { t } from '@/lib/words'
import type { Going, NamedCar, NextStep } from '@/core/person/going'
import { Nothing } from './Nothing'
import { OwnCars } from './OwnCars'
import { Searches } from './Searches'

const ICONS = { reservation: 'lock', booking: 'calendar', deal: 'wallet', prize: 'tag' } as const

function About({ car }: { car: NamedCar | null }) {
  if (!car) return null
  return car.href ? <a href={car.href}>{car.name}</a> : <span>{car.name}</span>
}

function Next({ next, title, plain }: { next: NextStep | null; title: string; plain?: boolean }) {
  if (!next) return null
  return (
    <a className={plain ? 'link' : 'btn btn--line'} href={next.href}>
      {next.label}
      <span className="sr"> {title}</span>
    </a>
  )
}

function Ticket({ going: { kind, title, car, text, place, next, papers = [] } }: { going: Going }) {
  return (
    <li className="ticket">
      <div className="ticket__pic fills">
        {car?.picture ? (
          <CarPicture
            url={car.picture}
            alt=""
            sizes="(min-width: 640px) 220px, 92vw"
            widths={[320, 480, 960]}
          />
        ) : (
          <Icon name={ICONS[kind]} />
        )}
      </div>
      <div className="ticket__txt">
        <span>{title}</span>
        <b>{text}</b>
        <About car={car} />
        {place && <span>{place}</span>}
        {papers.length > 0 && (
          <span className="ticket__papers">
            {papers.map(({ label, href }) => (
              <a key={href} className="textbtn" href={href}>
                <Icon name="file" />
                {label}
                <span className="sr"> {title}</span>
              </a>
            ))}
          </span>
        )}
      </div>
      <Next next={next} title={title} />
    </li>
  )
}

function OnTheGo({ going, site }: Pick<AccountView, 'going' | 'site'>) {
  const drives = offersBooking(site.config, 'test_drive')
  return (
    <section className="own" aria-labelledby="going">
      <h2 id="going">{t('Bookings and reservations')}</h2>
      {going.length === 0 ? (
        <Nothing
          icon="calendar"
          text={t(
            'No reservation and no booking just now. The day, the place and the next step would stand here.',
          )}
          link={
            drives
              ? { label: t('Book a test drive'), href: PAGE_OF.test_drive.path }
              : { label: t('See the stock'), href: '/search' }
          }
        />
      ) : (
        <ul className="tickets">
          {going.map((one) => (
            <Ticket key={one.title + one.text} going={one} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Messages({ messages }: Pick<AccountView, 'messages'>) {
  return (
    <section className="own" aria-labelledby="messages">
      <h2 id="messages">{t('Messages')}</h2>
      {messages.length === 0 && (
        <Nothing
          icon="mail"
          text={t('What you send us with this email or mobile shows here, and whether it was answered.')}
          link={{ label: t('Write to us'), href: '/contact-us' }}
        />
      )}
      <ul className={messages.length ? 'items' : undefined}>
        {messages.map(({ lead_id, topic, car, words, state, sent, next, talk }) => (
          <li key={lead_id} className="item item--plain">
            <div className="item__txt">
              <b>
                {topic} {talk?.isNew && <strong className="tag tag--flow tag--new">{t('New answer')}</strong>}
              </b>
              <About car={car} />
              {words && !talk?.last && <span>{cutText(words, 140).short}</span>}
              {talk?.last && (
                <span>
                  {talk.last.by}: {cutText(talk.last.text, 140).short}
                </span>
              )}
              <span>{state}</span>
              <span>{sent}</span>
            </div>
            <Next next={next} title={topic} plain />
            <Next next={talk && { label: t('Open the conversation'), href: talk.href }} title={topic} plain />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Lists({ view, reported }: { view: AccountView; reported: string | null }) {
  const { features, labels } = view.site.config
  return (
    <>
      <OnTheGo going={view.going} site={view.site} />
      {features.garage && <OwnCars saved={view.saved} noun={labels.cars} />}
      <Searches searches={view.searches} site={view.site} reported={reported} />
      <Messages messages={view.messages} />
    </>
  )
}
