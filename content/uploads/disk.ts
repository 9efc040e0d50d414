import { join } from 'node:path'
import type { Environment } from '@narkhoz/contract/environment.ts'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where files are kept: S3 where it is configured, else a folder of `DATA_DIR` that only this user may read. */
export const openDisk = async ({ s3, dataDir }: Pick<Environment, 's3' | 'dataDir'>): Promise<Disk> => {
  if (!s3) return new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }))
  // Loaded only when it is used: the client is most of the service's code by size.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket: s3.bucket,
      region: s3.region,
      ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      visibility: 'private',
      supportsACL: false,
    }),
  )
}
