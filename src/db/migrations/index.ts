import * as migration_20261121_142548_initial from './20261121_142548_initial';

export const migrations = [
  {
    up: migration_20261121_142548_initial.up,
    down: migration_20261121_142548_initial.down,
    name: '20261121_142548_initial'
  },
];
