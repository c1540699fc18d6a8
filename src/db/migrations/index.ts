import * as migration_20261121_143837_initial from './20261121_143837_initial';
import * as migration_20261121_153136_unique_slugs from './20261121_153136_unique_slugs';
import * as migration_20261121_171000_remote_pictures from './20261121_171000_remote_pictures';
import * as migration_20261121_175515_saved_searches from './20261121_175515_saved_searches';
import * as migration_20261122_105500_intro_block from './20261122_105500_intro_block';
import * as migration_20261122_134500_seen_cars from './20261122_134500_seen_cars';
import * as migration_20261122_143052_bookings from './20261122_143052_bookings';

export const migrations = [
  {
    up: migration_20261121_143837_initial.up,
    down: migration_20261121_143837_initial.down,
    name: '20261121_143837_initial',
  },
  {
    up: migration_20261121_153136_unique_slugs.up,
    down: migration_20261121_153136_unique_slugs.down,
    name: '20261121_153136_unique_slugs',
  },
  {
    up: migration_20261121_171000_remote_pictures.up,
    down: migration_20261121_171000_remote_pictures.down,
    name: '20261121_171000_remote_pictures',
  },
  {
    up: migration_20261121_175515_saved_searches.up,
    down: migration_20261121_175515_saved_searches.down,
    name: '20261121_175515_saved_searches',
  },
  {
    up: migration_20261122_105500_intro_block.up,
    down: migration_20261122_105500_intro_block.down,
    name: '20261122_105500_intro_block',
  },
  {
    up: migration_20261122_134500_seen_cars.up,
    down: migration_20261122_134500_seen_cars.down,
    name: '20261122_134500_seen_cars',
  },
  {
    up: migration_20261122_143052_bookings.up,
    down: migration_20261122_143052_bookings.down,
    name: '20261122_143052_bookings'
  },
];
