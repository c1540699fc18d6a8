import * as migration_20261128_193253_initial from './20261128_193253_initial';
import * as migration_20261129_091500_bookings from './20261129_091500_bookings';

export const migrations = [
  {
    up: migration_20261128_193253_initial.up,
    down: migration_20261128_193253_initial.down,
    name: '20261128_193253_initial',
  },
  {
    up: migration_20261129_091500_bookings.up,
    down: migration_20261129_091500_bookings.down,
    name: '20261129_091500_bookings'
  },
];
