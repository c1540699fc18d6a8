import type { DeliveryView } from '@/components/reservations/deals/DeliveryForm'
import type { DetailsView } from '@/components/reservations/deals/DetailsForm'
import { COLLECT } from '@/features/reservations/deals/answers.rules'
import { formatMoney } from '@/core/money/format'
import { addressLine, stripDepartment } from '@/core/place/locationNames'
import type { OpenDeal } from '@/app/(site)/sites/[host]/checkout-journey/[id]/page-data'
import { t } from '@/lib/words'

const price = (fee: number): string => (fee > 0 ? formatMoney(fee) : t('Free'))

function waysOf({ site, location }: OpenDeal): DeliveryView['ways'] {
  const { config, tenant } = site
  const place = location ? stripDepartment(location.name) : tenant.name
  const where = addressLine(location?.address ?? config.address)
  return [
    { key: COLLECT, title: t('I collect it'), text: `${place}, ${where}`, price: t('Free') },
    ...config.purchase.delivery.map(({ key, label, text, fee }) => ({
      key,
      title: t('Delivered to {label}', { label }),
      text,
      price: price(fee),
    })),
  ]
}

/** Zones without data for the server only: the browser checks the postcode against them. */
export const deliveryView = (data: OpenDeal): Pick<DeliveryView, 'ways' | 'zones'> => ({
  ways: waysOf(data),
  zones: data.site.config.purchase.delivery.map(({ key, label, postcodes }) => ({ key, label, postcodes })),
})

export function detailsView({ deal, shopper }: OpenDeal): DetailsView['known'] {
  const { details } = deal.answers
  return {
    name: details?.name ?? shopper?.name ?? '',
    email: details?.email ?? shopper?.email ?? '',
    phone: details?.phone ?? shopper?.phone ?? '',
  }
}
