/** Every migration, oldest first. Written by `npm run generate -- <name>`. */
import * as m20261121_051017_collections from './20261121_051017_collections.ts'
import * as m20261121_060000_read_model from './20261121_060000_read_model.ts'
import * as m20261121_212308_eight_catalogues from './20261121_212308_eight_catalogues.ts'
import * as m20261121_214248_news from './20261121_214248_news.ts'
import * as m20261121_222639_picks from './20261121_222639_picks.ts'
import * as m20261121_223000_links from './20261121_223000_links.ts'
import * as m20261122_050000_revisions_of_parts from './20261122_050000_revisions_of_parts.ts'
import * as m20261122_051000_html_of_texts from './20261122_051000_html_of_texts.ts'
import * as m20261122_080000_permission from './20261122_080000_permission.ts'
import * as m20261122_090000_revisions_of_entries from './20261122_090000_revisions_of_entries.ts'
import * as m20261122_100000_sign_in from './20261122_100000_sign_in.ts'
import * as m20261122_120000_ledger_of_dates from './20261122_120000_ledger_of_dates.ts'
import * as m20261122_120100_changes_of_records from './20261122_120100_changes_of_records.ts'
import * as m20261122_120200_unneeded_files from './20261122_120200_unneeded_files.ts'
import * as m20261122_120300_topics from './20261122_120300_topics.ts'
import * as m20261122_120400_entries_of_topics from './20261122_120400_entries_of_topics.ts'
import * as m20261122_120500_serving from './20261122_120500_serving.ts'
import * as m20261122_120600_words from './20261122_120600_words.ts'
import * as m20261122_120700_changes_of_many_records from './20261122_120700_changes_of_many_records.ts'
import * as m20261122_130000_readers_key from './20261122_130000_readers_key.ts'
import * as m20261122_143000_plain_names from './20261122_143000_plain_names.ts'
import * as m20261122_143336_provenance from './20261122_143336_provenance.ts'
import * as m20261122_143400_provenance_of_records from './20261122_143400_provenance_of_records.ts'
import * as m20261122_143500_waiting_names from './20261122_143500_waiting_names.ts'
import * as m20261122_144100_scores from './20261122_144100_scores.ts'
import * as m20261122_150000_postings from './20261122_150000_postings.ts'
import * as m20261122_152838_coats_shades_beats from './20261122_152838_coats_shades_beats.ts'
import * as m20261122_154720_may_be_named from './20261122_154720_may_be_named.ts'
import * as m20261122_172000_noted_names from './20261122_172000_noted_names.ts'
import * as m20261122_175022_audit_and_review from './20261122_175022_audit_and_review.ts'
import * as m20261122_185430_rights_and_data from './20261122_185430_rights_and_data.ts'
import * as m20261122_205500_tasks_of_the_backlog from './20261122_205500_tasks_of_the_backlog.ts'
import * as m20261122_210800_keys_and_webhooks from './20261122_210800_keys_and_webhooks.ts'
import * as m20261123_003000_bits_of_texts from './20261123_003000_bits_of_texts.ts'
import * as m20261123_011500_desk from './20261123_011500_desk.ts'
import * as m20261123_034721_drape_schemes from './20261123_034721_drape_schemes.ts'
import * as m20261123_040000_index_of_days from './20261123_040000_index_of_days.ts'
import * as m20261123_140959_more_pictures from './20261123_140959_more_pictures.ts'
import * as m20261123_141500_pictures_of_records from './20261123_141500_pictures_of_records.ts'
import * as m20261129_091500_room_in_records from './20261129_091500_room_in_records.ts'
import * as m20261129_124500_borrowed_words from './20261129_124500_borrowed_words.ts'
import * as m20261130_000900_public_holidays from './20261130_000900_public_holidays.ts'
import * as m20261201_042500_records_without_pictures from './20261201_042500_records_without_pictures.ts'

export const migrations = [
  { name: '20261121_051017_collections', up: m20261121_051017_collections.up, down: m20261121_051017_collections.down },
  { name: '20261121_060000_read_model', up: m20261121_060000_read_model.up, down: m20261121_060000_read_model.down },
  { name: '20261121_212308_eight_catalogues', up: m20261121_212308_eight_catalogues.up, down: m20261121_212308_eight_catalogues.down },
  { name: '20261121_214248_news', up: m20261121_214248_news.up, down: m20261121_214248_news.down },
  { name: '20261121_222639_picks', up: m20261121_222639_picks.up, down: m20261121_222639_picks.down },
  { name: '20261121_223000_links', up: m20261121_223000_links.up, down: m20261121_223000_links.down },
  { name: '20261122_050000_revisions_of_parts', up: m20261122_050000_revisions_of_parts.up, down: m20261122_050000_revisions_of_parts.down },
  { name: '20261122_051000_html_of_texts', up: m20261122_051000_html_of_texts.up, down: m20261122_051000_html_of_texts.down },
  { name: '20261122_080000_permission', up: m20261122_080000_permission.up, down: m20261122_080000_permission.down },
  { name: '20261122_090000_revisions_of_entries', up: m20261122_090000_revisions_of_entries.up, down: m20261122_090000_revisions_of_entries.down },
  { name: '20261122_100000_sign_in', up: m20261122_100000_sign_in.up, down: m20261122_100000_sign_in.down },
  { name: '20261122_120000_ledger_of_dates', up: m20261122_120000_ledger_of_dates.up, down: m20261122_120000_ledger_of_dates.down },
  { name: '20261122_120100_changes_of_records', up: m20261122_120100_changes_of_records.up, down: m20261122_120100_changes_of_records.down },
  { name: '20261122_120200_unneeded_files', up: m20261122_120200_unneeded_files.up, down: m20261122_120200_unneeded_files.down },
  { name: '20261122_120300_topics', up: m20261122_120300_topics.up, down: m20261122_120300_topics.down },
  { name: '20261122_120400_entries_of_topics', up: m20261122_120400_entries_of_topics.up, down: m20261122_120400_entries_of_topics.down },
  { name: '20261122_120500_serving', up: m20261122_120500_serving.up, down: m20261122_120500_serving.down },
  { name: '20261122_120600_words', up: m20261122_120600_words.up, down: m20261122_120600_words.down },
  { name: '20261122_120700_changes_of_many_records', up: m20261122_120700_changes_of_many_records.up, down: m20261122_120700_changes_of_many_records.down },
  { name: '20261122_130000_readers_key', up: m20261122_130000_readers_key.up, down: m20261122_130000_readers_key.down },
  { name: '20261122_143000_plain_names', up: m20261122_143000_plain_names.up, down: m20261122_143000_plain_names.down },
  { name: '20261122_143336_provenance', up: m20261122_143336_provenance.up, down: m20261122_143336_provenance.down },
  { name: '20261122_143400_provenance_of_records', up: m20261122_143400_provenance_of_records.up, down: m20261122_143400_provenance_of_records.down },
  { name: '20261122_143500_waiting_names', up: m20261122_143500_waiting_names.up, down: m20261122_143500_waiting_names.down },
  { name: '20261122_144100_scores', up: m20261122_144100_scores.up, down: m20261122_144100_scores.down },
  { name: '20261122_150000_postings', up: m20261122_150000_postings.up, down: m20261122_150000_postings.down },
  { name: '20261122_152838_coats_shades_beats', up: m20261122_152838_coats_shades_beats.up, down: m20261122_152838_coats_shades_beats.down },
  { name: '20261122_154720_may_be_named', up: m20261122_154720_may_be_named.up, down: m20261122_154720_may_be_named.down },
  { name: '20261122_172000_noted_names', up: m20261122_172000_noted_names.up, down: m20261122_172000_noted_names.down },
  { name: '20261122_175022_audit_and_review', up: m20261122_175022_audit_and_review.up, down: m20261122_175022_audit_and_review.down },
  { name: '20261122_185430_rights_and_data', up: m20261122_185430_rights_and_data.up, down: m20261122_185430_rights_and_data.down },
  { name: '20261122_205500_tasks_of_the_backlog', up: m20261122_205500_tasks_of_the_backlog.up, down: m20261122_205500_tasks_of_the_backlog.down },
  { name: '20261122_210800_keys_and_webhooks', up: m20261122_210800_keys_and_webhooks.up, down: m20261122_210800_keys_and_webhooks.down },
  { name: '20261123_003000_bits_of_texts', up: m20261123_003000_bits_of_texts.up, down: m20261123_003000_bits_of_texts.down },
  { name: '20261123_011500_desk', up: m20261123_011500_desk.up, down: m20261123_011500_desk.down },
  { name: '20261123_034721_drape_schemes', up: m20261123_034721_drape_schemes.up, down: m20261123_034721_drape_schemes.down },
  { name: '20261123_040000_index_of_days', up: m20261123_040000_index_of_days.up, down: m20261123_040000_index_of_days.down },
  { name: '20261123_140959_more_pictures', up: m20261123_140959_more_pictures.up, down: m20261123_140959_more_pictures.down },
  { name: '20261123_141500_pictures_of_records', up: m20261123_141500_pictures_of_records.up, down: m20261123_141500_pictures_of_records.down },
  { name: '20261129_091500_room_in_records', up: m20261129_091500_room_in_records.up, down: m20261129_091500_room_in_records.down },
  { name: '20261129_124500_borrowed_words', up: m20261129_124500_borrowed_words.up, down: m20261129_124500_borrowed_words.down },
  { name: '20261130_000900_public_holidays', up: m20261130_000900_public_holidays.up, down: m20261130_000900_public_holidays.down },
  { name: '20261201_042500_records_without_pictures', up: m20261201_042500_records_without_pictures.up, down: m20261201_042500_records_without_pictures.down },
]
