import { phrase } from '@/lib/words'

/** What several countries say in the same words, for their rows to take. */
export const DRIVE_AWAY = phrase('Drive away')
export const ALIKE = { drive_away: DRIVE_AWAY, on_application: phrase('Price on application') }
export const PLUS_ON_ROADS = phrase('plus on-road costs')
