import type { Gallery } from '../../.server/gallery/gallery.ts'
import { Blocks } from '../../blocks/blocks.tsx'
import styles from './gallery.module.css'

/** Every block type with its sample. */
export const BlockSamples = ({ gallery: { blocks } }: { gallery: Gallery }) =>
  blocks.map(({ block, label, use }) => (
    <div key={block.type} data-sample={block.type}>
      <p className={styles.label}>
        <b>{label}</b> {use}
      </p>
      <Blocks blocks={[block]} />
    </div>
  ))
