import type { Metadata } from 'next'
import { Stage } from '@/components/page/Stage'
import { NamedPeople } from '@/components/pages/NamedPeople'
import { FeedbackQuestion } from '@/components/reviews/FeedbackQuestion'
import { Icon } from '@/components/ui/Icon'
import { namedTeam } from '@/features/pages/readPages'
import { requestedFor } from '@/features/reviews/reviews.rules'
import { journeyPicture } from '@/app/(site)/sites/[host]/_lib/journeyPicture'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { phrase, t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<{ first_name?: string | string[]; dealership_name?: string | string[] }>
}

const TITLE = phrase('We’d love to hear your feedback!')
/** The dealerships with a page of their own, where the address names none of them. */
const WHICH = 'which'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await requireSite(params), {
    title: t(TITLE),
    path: '/review-feedback',
    noindex: true,
  })
}

/** The page that a mail after a visit leads to. It offers the public review to everybody, pleased or not. */
export default async function ReviewFeedbackPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const { first_name, dealership_name, review_url, choices } = requestedFor(
    await searchParams,
    site.dealerships,
  )
  const readers = await namedTeam(site, site.config.complaintsContact)
  const { title } = site.config.pages.feedback
  return (
    <main id="main" className="is-feedback is-pictured">
      <Stage
        picture={await journeyPicture(site)}
        head={
          <>
            <h1>{title || t(TITLE)}</h1>
            {title && <p>{t(TITLE)}</p>}
          </>
        }
        main={
          <div className="feedback">
            <FeedbackQuestion names={{ first_name, dealership_name }} />
            {/* Neither leads: same kind, same size, side by side where there is room. */}
            <div className="feedback__answers">
              <a className="btn btn--line feedback__answer" href={review_url ?? `#${WHICH}`} rel="noopener">
                {t('It was good')}
              </a>
              <a className="btn btn--line feedback__answer" href="/customer-feedback-survey">
                {t('It could have been better')}
              </a>
            </div>
            {review_url && (
              <p className="fineprint">
                {t('Whichever it was, you can also')}{' '}
                <a href={review_url} rel="noopener">
                  {t('write a public review')}
                </a>
                .
              </p>
            )}
            {/* Who answers a complaint, where that is one of the team. */}
            <NamedPeople people={readers.slice(0, 1)} />
          </div>
        }
        side={
          choices.length > 0 && (
            <div id={WHICH} className="feedback__which">
              <p>{t('Which of us was it? Write a public review, whatever it was like:')}</p>
              <ul>
                {choices.map(({ name, review_url: href }) => (
                  <li key={name}>
                    <a className="link" href={href} rel="noopener">
                      <Icon name="star" />
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )
        }
      />
    </main>
  )
}
