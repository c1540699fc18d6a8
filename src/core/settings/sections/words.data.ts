import { FILTER_LABELS } from '@/core/car/facets'
import { FILTERS, type FilterName } from '@/core/dealer/config/searchConfig'

const named = (name: FilterName) => [name, name === 'query' ? 'Words' : FILTER_LABELS[name]] as const

export const FILTER_WORDS = Object.fromEntries(FILTERS.map(named))

export const ICONS = {
  badge: 'Badge',
  bed: 'Bed',
  bolt: 'Lightning',
  calendar: 'Calendar',
  caravan: 'Caravan',
  clock: 'Clock',
  gift: 'Gift',
  hand: 'Hand',
  heart: 'Heart',
  key: 'Key',
  leaf: 'Leaf',
  lock: 'Lock',
  money: 'Money',
  people: 'People',
  phone: 'Phone',
  pin: 'Pin',
  refresh: 'Round again',
  scales: 'Scales',
  shield: 'Shield',
  star: 'Star',
  swap: 'Swap',
  tag: 'Tag',
  tent: 'Tent',
  tick: 'Tick',
  truck: 'Truck',
  wallet: 'Wallet',
  wrench: 'Wrench',
} as const
