import * as migration_20261128_193253_initial from './20261128_193253_initial';

export const migrations = [
  {
    up: migration_20261128_193253_initial.up,
    down: migration_20261128_193253_initial.down,
    name: '20261128_193253_initial'
  },
];
