import type { Metadata } from 'next'
import { NamedPeople } from '@/components/pages/NamedPeople'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { namedTeam } from '@/features/pages/readPages'
import { requestedFor } from '@/features/reviews/reviews.rules'
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
  const reader = await namedTeam(site, site.config.complaintsContact)
  const { picture } = site.config.voice
  return (
    <main id="main" className="is-feedback">
      <section className="wrap section">
        <div className="feedback">
          <div className="feedback__txt">
            <p className="feedback__who">
              {t('{first_name}, how was {dealership_name}?', { first_name, dealership_name })}
            </p>
            <h1>{t(TITLE)}</h1>
            <div className="feedback__pair">
              <a className="btn btn--brand" href={review_url ?? `#${WHICH}`} rel="noopener">
                <Icon name="star" />
                {t('It was good')}
              </a>
              <a className="btn btn--line" href="/customer-feedback-survey">
                {t('It could have been better')}
              </a>
            </div>
            {choices.length > 0 && (
              <div id={WHICH} className="feedback__which">
                <p>{t('Which of us was it? Write a public review, whatever it was like:')}</p>
                <ul>
                  {choices.map(({ name, review_url: href }) => (
                    <li key={name}>
                      <a className="btn btn--line btn--wide" href={href} rel="noopener">
                        <Icon name="star" />
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {review_url && (
              <p className="fineprint">
                {t('Whichever it was, you can also')}{' '}
                <a href={review_url} rel="noopener">
                  {t('write a public review')}
                </a>
                .
              </p>
            )}
          </div>
          {/* Who answers a complaint, where that is one of the team. */}
          <NamedPeople people={reader} />
          {reader.length === 0 && picture && (
            <div className="feedback__pic">
              <Picture url={picture} width={960} height={640} sizes="(min-width: 1024px) 560px, 92vw" eager />
            </div>
          )}
        </div>
      </section>
    </main>
  )
}
