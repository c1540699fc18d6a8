import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { ownRows } from '@/admin/ownRows'
import { ofAllDealers } from '@/access/shown'
import { hasPrice } from '@/core/car/price'
import { formatMoney } from '@/core/money/format'
import { cardPicture } from './cardPicture'
import { mayReadCars } from './mayEditCars'
import { VIEW_WHERE, wordsWhere } from './where'

const MOST = 8
const SHORTEST = 2

/** `?tenant=&q=` -> `{cars: [{id, name, detail, picture}]}`: cars in stock that its website shows, by name, stock number or plate. */
async function choices(req: PayloadRequest): Promise<Response> {
  if (!req.user || !mayReadCars(req.user)) throw new NotFound(req.t)
  const q = (req.searchParams.get('q') ?? '').trim().slice(0, 80)
  if (q.length < SHORTEST) return Response.json({ cars: [] })
  const rows = await ownRows(
    { payload: req.payload, user: ofAllDealers(req.user) },
    'cars',
    {
      and: [
        { tenant: { equals: req.searchParams.get('tenant') ?? '' } },
        { show_on_dealer_website: { not_equals: false } },
        ...VIEW_WHERE.sale,
        ...wordsWhere(q),
      ],
    },
    { limit: MOST, sort: '-created_at' },
  )
  return Response.json({
    cars: rows.map((car) => ({
      id: car.id,
      name: car.name ?? '',
      detail: [car.stocknum, hasPrice({ price: car.price ?? 0 }) && formatMoney(car.price ?? 0), car.regplate]
        .filter(Boolean)
        .join(' · '),
      picture: cardPicture(car, 160),
    })),
  })
}

export const stockChoicesEndpoint: Endpoint = { path: '/stock-choices', method: 'get', handler: choices }
