import type { Field } from 'payload'
import { z } from 'zod'
import { systemField } from '@/access/fields'
import { jsonField } from '@/fields/json'
import { notDrawn } from '@/fields/notDrawn'
import { choice, number, text } from '@/fields/plain'
import { pictureFilesSchema } from '@/core/car/carPictures'
import { sameVinSchema } from '@/core/car/sameVin'
import { figuresForSchema } from '@/core/car/figuresFor'
import { ownPhotosSchema } from '@/features/pictures/arrange.rules'
import { priceWaitSchema } from '@/core/car/priceWait'
import { sourcesSchema } from '@/core/car/owners/sources'
import { priceHistorySchema } from '@/core/car/priceHistory'

/** Field name -> the value that staff set; it overrides the feed. */
const overridesSchema = z.record(z.string(), z.unknown())

const fields: Extract<Field, { name: string }>[] = [
  // A row whose indexed_rev is below rev must reach the search index.
  number('rev', { defaultValue: 1 }),
  number('indexed_rev', { defaultValue: 0 }),
  number('index_attempts', { defaultValue: 0 }),
  number('index_next_at', { defaultValue: 0 }),
  // Pictures of other hosts: what was fetched, when (epoch ms) to try again, and the hash of a complete list.
  jsonField('picture_files', pictureFilesSchema),
  // What staff uploaded, whether the form was saved or not.
  jsonField('own_photos', ownPhotosSchema),
  number('picture_next_at', { index: true }),
  number('picture_lease_until'),
  text('picture_done'),
  text('content_hash'),
  text('source_version'),
  jsonField('overrides', overridesSchema),
  // Who brought the car, and which source owns which fact: decision 0097.
  jsonField('sources', sourcesSchema),
  // The prices that repayments came with, by their amounts.
  jsonField('figures_for', figuresForSchema),
  // What staff said of cars with the same chassis number.
  jsonField('same_vin', sameVinSchema),
  // A price of a feed that waits for a person.
  jsonField('price_waits', priceWaitSchema),
  // What the feed says of the same fields: shown beside staff's values, and restored when they give one up.
  jsonField('feed_values', overridesSchema),
  jsonField('price_history', priceHistorySchema),
  // Epoch seconds from which every change is kept in car-history.
  number('history_since'),
  // What the dealer's merchandising rules set; a car without a rank is in no rule.
  text('rule_tag'),
  number('rule_rank', { index: true }),
  choice('hold_state', ['free', 'pending', 'held'], { defaultValue: 'free' }),
  text('hold_by'),
  number('hold_until', { index: true }),
  number('hold_seq', { defaultValue: 0 }),
]

export const system: Field[] = fields.map(systemField).map(notDrawn)
