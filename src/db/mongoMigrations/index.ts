import { down, up } from './introBlock'

/** Changes of stored documents, oldest first. Several processes may run one at the same time: each gives the same result twice. */
export const mongoMigrations = [{ name: '20261122_105500_intro_block', up, down }]
