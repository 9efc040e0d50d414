import { useWords } from '../../i18n/words.ts'
import { filmOf } from '../../kit/film.ts'
import { MoreFold } from '../../kit/folds.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import { Video } from '../../kit/video.tsx'
import { BlockSection } from '../block-section.tsx'
import { type BlockOf, blockView } from '../block-view.ts'

const BlockVideo = ({ block }: { block: BlockOf<'video'> }) => {
  const words = useWords().kit
  const film = filmOf(block)
  return (
    <BlockSection block={block}>
      {film && <Video film={film} title={block.title ?? words.film} titleLang={spokenIn(block, 'title')} poster={block.poster} />}
      {block.transcript && (
        <MoreFold title={words.transcript}>
          <RichText html={block.transcript} lang={spokenIn(block, 'transcript')} />
        </MoreFold>
      )}
    </BlockSection>
  )
}

/** A film; nothing is fetched from elsewhere before the visitor asks for it. */
export const video = blockView('video', BlockVideo)
