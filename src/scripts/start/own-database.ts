/** Our embedded PostgreSQL: what its user and its database are called, and the settings by which another is chosen. */

/** It is handed over wherever the database of a data folder is started. */
export const ownDatabase = { name: 'octavo', settings: { folder: 'DATA_DIR', database: 'DATABASE_URL' } }
