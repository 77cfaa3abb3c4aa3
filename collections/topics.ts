/** The documents that editors of all services share. */
import { topics } from '#src/read-model/resources/topics.ts'
import { collection } from './collection.ts'

/** What editors enter for all catalogues: the topics. */
export const topicCollections = [collection(topics)]
