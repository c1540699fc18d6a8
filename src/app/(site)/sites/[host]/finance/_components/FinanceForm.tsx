import { enquiryView } from '@/components/forms/enquiryView'
import { NamedPeople } from '@/components/pages/NamedPeople'
import { LateEnquiryForm } from '@/components/forms/LateEnquiryForm'
import { namedIn } from '@/features/pages/pages.rules'
import { carTitle } from '@/core/car/text'
import { formatMoney } from '@/core/money/format'
import type { FinanceData } from '@/app/(site)/sites/[host]/finance/page-data'
import { t } from '@/lib/words'

interface Props {
  data: FinanceData
  heading: string | null
  text: string | null
  people: string | null
}

/** First words of the message, from the link that led here. */
const messageOf = ({ car, query }: FinanceData): string => {
  if (car) return t('I would like to finance this {carTitle}.', { carTitle: carTitle(car) })
  const kind = query.car_type ? t('a {type} car', { type: query.car_type }) : t('a car')
  return query.budget
    ? t('I would like to finance {kind} for up to {budget}.', { kind, budget: formatMoney(query.budget) })
    : ''
}

export function FinanceForm({ data, heading, text, people }: Props) {
  const { site, car, locations, dealership, query, team } = data
  const { labels, forms } = site.config
  const view = enquiryView({
    site,
    form: 'finance',
    car,
    locations,
    known: !car && dealership ? { dealership_slug: dealership.slug } : {},
    message: messageOf(data),
    pageId: 'finance',
    uid: 'finance',
  })
  const type: [string, string][] = !car && query.car_type ? [['car_type', query.car_type]] : []
  return (
    <section className="section ask" id="finance-form">
      <div className="wrap ask__in">
        <div className="ask__txt">
          <h2>{heading ?? labels.preApproval}</h2>
          <p className="lede">{text ?? forms.replyPromise}</p>
          {car && <p>{t('About the {carTitle}.', { carTitle: carTitle(car) })}</p>}
          {dealership && site.dealerships.length > 1 && (
            <p>{t('Goes to {name}.', { name: dealership.name })}</p>
          )}
        </div>
        <div className="ask__who">
          <NamedPeople people={namedIn(people ?? '', team)} />
        </div>
        <div className="enq ask__form">
          <LateEnquiryForm view={{ ...view, hidden: [...view.hidden, ...type] }} />
        </div>
      </div>
    </section>
  )
}
