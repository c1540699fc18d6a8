import * as migration_20261121_143837_initial from './20261121_143837_initial';
import * as migration_20261121_153136_unique_slugs from './20261121_153136_unique_slugs';
import * as migration_20261121_171000_remote_pictures from './20261121_171000_remote_pictures';
import * as migration_20261121_175515_saved_searches from './20261121_175515_saved_searches';
import * as migration_20261122_105500_intro_block from './20261122_105500_intro_block';
import * as migration_20261122_134500_seen_cars from './20261122_134500_seen_cars';
import * as migration_20261122_142845_finance_rates from './20261122_142845_finance_rates';
import * as migration_20261122_143233_leads_delivered from './20261122_143233_leads_delivered';
import * as migration_20261122_144154_reservations from './20261122_144154_reservations';
import * as migration_20261122_144531_shopper_accounts from './20261122_144531_shopper_accounts';
import * as migration_20261122_145624_bookings from './20261122_145624_bookings';
import * as migration_20261122_173537_deals from './20261122_173537_deals';
import * as migration_20261122_175106_extras from './20261122_175106_extras';
import * as migration_20261122_175444_trade_in from './20261122_175444_trade_in';
import * as migration_20261123_024447_content_pages from './20261123_024447_content_pages';
import * as migration_20261123_032443_vehicle_page from './20261123_032443_vehicle_page';
import * as migration_20261123_190422_reply_templates from './20261123_190422_reply_templates';
import * as migration_20261123_193500_people from './20261123_193500_people';
import * as migration_20261123_222116_second_factors from './20261123_222116_second_factors';
import * as migration_20261123_222745_car_condition from './20261123_222745_car_condition';
import * as migration_20261123_230229_lead_rules from './20261123_230229_lead_rules';
import * as migration_20261123_231545_lead_recipients from './20261123_231545_lead_recipients';
import * as migration_20261123_233709_site_figures from './20261123_233709_site_figures';
import * as migration_20261124_031407_kept_drafts from './20261124_031407_kept_drafts';
import * as migration_20261124_103752_feed_values from './20261124_103752_feed_values';
import * as migration_20261124_231111_car_history from './20261124_231111_car_history';
import * as migration_20261124_231134_feed_waits from './20261124_231134_feed_waits';
import * as migration_20261124_231451_own_photos from './20261124_231451_own_photos';
import * as migration_20261124_233420_dealer_fonts from './20261124_233420_dealer_fonts';
import * as migration_20261124_233938_merchandising_rules from './20261124_233938_merchandising_rules';
import * as migration_20261124_234149_feed_files from './20261124_234149_feed_files';
import * as migration_20261124_234842_key_calls from './20261124_234842_key_calls';
import * as migration_20261124_235105_plans from './20261124_235105_plans';
import * as migration_20261125_145535_drop_media_bytes from './20261125_145535_drop_media_bytes';
import * as migration_20261126_015856_lead_sources from './20261126_015856_lead_sources';
import * as migration_20261126_021803_interstate_rules from './20261126_021803_interstate_rules';
import * as migration_20261126_022450_staff_lead_categories from './20261126_022450_staff_lead_categories';
import * as migration_20261126_104653_sealed_leads from './20261126_104653_sealed_leads';
import * as migration_20261126_115156_data_breaches from './20261126_115156_data_breaches';
import * as migration_20261126_225000_small_addresses from './20261126_225000_small_addresses';
import * as migration_20261127_023500_redirect_spelling from './20261127_023500_redirect_spelling';
import * as migration_20261127_030815_google_store_code from './20261127_030815_google_store_code';
import * as migration_20261128_031715_bulk_changes from './20261128_031715_bulk_changes';
import * as migration_20261128_105011_drop_reset_request_time from './20261128_105011_drop_reset_request_time';
import * as migration_20261128_143853_sources_of_cars from './20261128_143853_sources_of_cars';
import * as migration_20261128_145900_previous_owners from './20261128_145900_previous_owners';
import * as migration_20261128_150855_figures_for from './20261128_150855_figures_for';
import * as migration_20261128_152009_stock_addresses from './20261128_152009_stock_addresses';
import * as migration_20261128_153257_same_vin from './20261128_153257_same_vin';

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
    up: migration_20261122_142845_finance_rates.up,
    down: migration_20261122_142845_finance_rates.down,
    name: '20261122_142845_finance_rates',
  },
  {
    up: migration_20261122_143233_leads_delivered.up,
    down: migration_20261122_143233_leads_delivered.down,
    name: '20261122_143233_leads_delivered',
  },
  {
    up: migration_20261122_144154_reservations.up,
    down: migration_20261122_144154_reservations.down,
    name: '20261122_144154_reservations',
  },
  {
    up: migration_20261122_144531_shopper_accounts.up,
    down: migration_20261122_144531_shopper_accounts.down,
    name: '20261122_144531_shopper_accounts',
  },
  {
    up: migration_20261122_145624_bookings.up,
    down: migration_20261122_145624_bookings.down,
    name: '20261122_145624_bookings',
  },
  {
    up: migration_20261122_173537_deals.up,
    down: migration_20261122_173537_deals.down,
    name: '20261122_173537_deals',
  },
  {
    up: migration_20261122_175106_extras.up,
    down: migration_20261122_175106_extras.down,
    name: '20261122_175106_extras',
  },
  {
    up: migration_20261122_175444_trade_in.up,
    down: migration_20261122_175444_trade_in.down,
    name: '20261122_175444_trade_in',
  },
  {
    up: migration_20261123_024447_content_pages.up,
    down: migration_20261123_024447_content_pages.down,
    name: '20261123_024447_content_pages',
  },
  {
    up: migration_20261123_032443_vehicle_page.up,
    down: migration_20261123_032443_vehicle_page.down,
    name: '20261123_032443_vehicle_page',
  },
  {
    up: migration_20261123_190422_reply_templates.up,
    down: migration_20261123_190422_reply_templates.down,
    name: '20261123_190422_reply_templates',
  },
  {
    up: migration_20261123_193500_people.up,
    down: migration_20261123_193500_people.down,
    name: '20261123_193500_people',
  },
  {
    up: migration_20261123_222116_second_factors.up,
    down: migration_20261123_222116_second_factors.down,
    name: '20261123_222116_second_factors',
  },
  {
    up: migration_20261123_222745_car_condition.up,
    down: migration_20261123_222745_car_condition.down,
    name: '20261123_222745_car_condition',
  },
  {
    up: migration_20261123_230229_lead_rules.up,
    down: migration_20261123_230229_lead_rules.down,
    name: '20261123_230229_lead_rules',
  },
  {
    up: migration_20261123_231545_lead_recipients.up,
    down: migration_20261123_231545_lead_recipients.down,
    name: '20261123_231545_lead_recipients',
  },
  {
    up: migration_20261123_233709_site_figures.up,
    down: migration_20261123_233709_site_figures.down,
    name: '20261123_233709_site_figures',
  },
  {
    up: migration_20261124_031407_kept_drafts.up,
    down: migration_20261124_031407_kept_drafts.down,
    name: '20261124_031407_kept_drafts',
  },
  {
    up: migration_20261124_103752_feed_values.up,
    down: migration_20261124_103752_feed_values.down,
    name: '20261124_103752_feed_values',
  },
  {
    up: migration_20261124_231111_car_history.up,
    down: migration_20261124_231111_car_history.down,
    name: '20261124_231111_car_history',
  },
  {
    up: migration_20261124_231134_feed_waits.up,
    down: migration_20261124_231134_feed_waits.down,
    name: '20261124_231134_feed_waits',
  },
  {
    up: migration_20261124_231451_own_photos.up,
    down: migration_20261124_231451_own_photos.down,
    name: '20261124_231451_own_photos',
  },
  {
    up: migration_20261124_233420_dealer_fonts.up,
    down: migration_20261124_233420_dealer_fonts.down,
    name: '20261124_233420_dealer_fonts',
  },
  {
    up: migration_20261124_233938_merchandising_rules.up,
    down: migration_20261124_233938_merchandising_rules.down,
    name: '20261124_233938_merchandising_rules',
  },
  {
    up: migration_20261124_234149_feed_files.up,
    down: migration_20261124_234149_feed_files.down,
    name: '20261124_234149_feed_files',
  },
  {
    up: migration_20261124_234842_key_calls.up,
    down: migration_20261124_234842_key_calls.down,
    name: '20261124_234842_key_calls',
  },
  {
    up: migration_20261124_235105_plans.up,
    down: migration_20261124_235105_plans.down,
    name: '20261124_235105_plans',
  },
  {
    up: migration_20261125_145535_drop_media_bytes.up,
    down: migration_20261125_145535_drop_media_bytes.down,
    name: '20261125_145535_drop_media_bytes',
  },
  {
    up: migration_20261126_015856_lead_sources.up,
    down: migration_20261126_015856_lead_sources.down,
    name: '20261126_015856_lead_sources',
  },
  {
    up: migration_20261126_021803_interstate_rules.up,
    down: migration_20261126_021803_interstate_rules.down,
    name: '20261126_021803_interstate_rules',
  },
  {
    up: migration_20261126_022450_staff_lead_categories.up,
    down: migration_20261126_022450_staff_lead_categories.down,
    name: '20261126_022450_staff_lead_categories',
  },
  {
    up: migration_20261126_104653_sealed_leads.up,
    down: migration_20261126_104653_sealed_leads.down,
    name: '20261126_104653_sealed_leads',
  },
  {
    up: migration_20261126_115156_data_breaches.up,
    down: migration_20261126_115156_data_breaches.down,
    name: '20261126_115156_data_breaches',
  },
  {
    up: migration_20261126_225000_small_addresses.up,
    down: migration_20261126_225000_small_addresses.down,
    name: '20261126_225000_small_addresses',
  },
  {
    up: migration_20261127_023500_redirect_spelling.up,
    down: migration_20261127_023500_redirect_spelling.down,
    name: '20261127_023500_redirect_spelling',
  },
  {
    up: migration_20261127_030815_google_store_code.up,
    down: migration_20261127_030815_google_store_code.down,
    name: '20261127_030815_google_store_code',
  },
  {
    up: migration_20261128_031715_bulk_changes.up,
    down: migration_20261128_031715_bulk_changes.down,
    name: '20261128_031715_bulk_changes',
  },
  {
    up: migration_20261128_105011_drop_reset_request_time.up,
    down: migration_20261128_105011_drop_reset_request_time.down,
    name: '20261128_105011_drop_reset_request_time',
  },
  {
    up: migration_20261128_143853_sources_of_cars.up,
    down: migration_20261128_143853_sources_of_cars.down,
    name: '20261128_143853_sources_of_cars',
  },
  {
    up: migration_20261128_145900_previous_owners.up,
    down: migration_20261128_145900_previous_owners.down,
    name: '20261128_145900_previous_owners',
  },
  {
    up: migration_20261128_150855_figures_for.up,
    down: migration_20261128_150855_figures_for.down,
    name: '20261128_150855_figures_for',
  },
  {
    up: migration_20261128_152009_stock_addresses.up,
    down: migration_20261128_152009_stock_addresses.down,
    name: '20261128_152009_stock_addresses',
  },
  {
    up: migration_20261128_153257_same_vin.up,
    down: migration_20261128_153257_same_vin.down,
    name: '20261128_153257_same_vin'
  },
];
