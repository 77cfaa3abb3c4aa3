/** Our embedded PostgreSQL: the name of its user and its database, and the settings for another one. */

/** The options for starting the database of a data folder. */
export const ownDatabase = { name: 'octavo', settings: { folder: 'DATA_DIR', database: 'DATABASE_URL' } }
