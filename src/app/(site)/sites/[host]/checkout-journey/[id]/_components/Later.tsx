import { LinkForm } from '@/components/reservations/deals/LinkForm'
import { Icon } from '@/components/ui/Icon'
import type { OpenDeal } from '@/app/(site)/sites/[host]/checkout-journey/[id]/page-data'
import { t } from '@/lib/words'
import { locationMoment } from '@/core/place/moments'

export function Later({ data: { site, deal, linkKey, shopper, mailed, zone } }: { data: OpenDeal }) {
  const { config } = site
  const link = `${site.origin}/checkout-journey/${deal.deal_id}?key=${linkKey}`
  const email = deal.answers.details?.email ?? shopper?.email ?? ''
  return (
    <details className="deal__later" open={mailed}>
      <summary>
        <Icon name="refresh" />
        {t('Go on later, on any device')}
      </summary>
      {mailed && (
        <div className="note note--good" role="status">
          <Icon name="done" />
          <p>
            <b>{t('The link is on its way to your inbox.')}</b>
          </p>
        </div>
      )}
      <p className="fineprint">
        {t(
          'Every answer is kept when you press Go on. This link opens the deal at the same step until {momentText}. Whoever has it sees your answers.',
          { momentText: locationMoment(deal.expires_at, zone, config.timezone) },
        )}
      </p>
      <a className="deal__link" href={link}>
        {link}
      </a>
      <LinkForm
        view={{ address: `/api/deals/${deal.deal_id}/link`, linkKey, captcha: config.forms.captcha, email }}
      />
    </details>
  )
}
