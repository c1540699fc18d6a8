import { down, up } from './introBlock'

/** Oldest first. Each must be idempotent: several processes may run it at the same time. */
export const mongoMigrations = [{ name: '20261122_105500_intro_block', up, down }]
