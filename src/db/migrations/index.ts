import * as migration_20261128_193253_initial from './20261128_193253_initial';
import * as migration_20261129_091500_bookings from './20261129_091500_bookings';
import * as migration_20261130_005202_rule_defaults from './20261130_005202_rule_defaults';
import * as migration_20261130_021259_events from './20261130_021259_events';
import * as migration_20261130_025247_shortlists from './20261130_025247_shortlists';
import * as migration_20261130_025831_price_rating from './20261130_025831_price_rating';
import * as migration_20261130_035453_questions from './20261130_035453_questions';
import * as migration_20261130_071102_snoozed_leads from './20261130_071102_snoozed_leads';
import * as migration_20261130_091525_stock_targets from './20261130_091525_stock_targets';
import * as migration_20261130_094928_conversations from './20261130_094928_conversations';

export const migrations = [
  {
    up: migration_20261128_193253_initial.up,
    down: migration_20261128_193253_initial.down,
    name: '20261128_193253_initial',
  },
  {
    up: migration_20261129_091500_bookings.up,
    down: migration_20261129_091500_bookings.down,
    name: '20261129_091500_bookings',
  },
  {
    up: migration_20261130_005202_rule_defaults.up,
    down: migration_20261130_005202_rule_defaults.down,
    name: '20261130_005202_rule_defaults',
  },
  {
    up: migration_20261130_021259_events.up,
    down: migration_20261130_021259_events.down,
    name: '20261130_021259_events',
  },
  {
    up: migration_20261130_025247_shortlists.up,
    down: migration_20261130_025247_shortlists.down,
    name: '20261130_025247_shortlists',
  },
  {
    up: migration_20261130_025831_price_rating.up,
    down: migration_20261130_025831_price_rating.down,
    name: '20261130_025831_price_rating',
  },
  {
    up: migration_20261130_035453_questions.up,
    down: migration_20261130_035453_questions.down,
    name: '20261130_035453_questions',
  },
  {
    up: migration_20261130_071102_snoozed_leads.up,
    down: migration_20261130_071102_snoozed_leads.down,
    name: '20261130_071102_snoozed_leads',
  },
  {
    up: migration_20261130_091525_stock_targets.up,
    down: migration_20261130_091525_stock_targets.down,
    name: '20261130_091525_stock_targets',
  },
  {
    up: migration_20261130_094928_conversations.up,
    down: migration_20261130_094928_conversations.down,
    name: '20261130_094928_conversations'
  },
];
