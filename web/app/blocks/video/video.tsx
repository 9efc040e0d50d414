import { fallbackLang } from '../../format/fallback-lang.ts'
import { useWords } from '../../i18n/words.ts'
import { Details } from '../../kit/accordion.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { Video } from '../../kit/video.tsx'
import { videoSource } from '../../kit/video-source.ts'
import { BlockSection } from '../block-section.tsx'
import { type BlockOf, blockView } from '../block-view.ts'

const BlockVideo = ({ block }: { block: BlockOf<'video'> }) => {
  const words = useWords().kit
  const film = videoSource(block)
  return (
    <BlockSection block={block}>
      {film && <Video film={film} title={block.title ?? words.film} titleLang={fallbackLang(block, 'title')} poster={block.poster} />}
      {block.transcript && (
        <Details title={words.transcript}>
          <RichText html={block.transcript} lang={fallbackLang(block, 'transcript')} />
        </Details>
      )}
    </BlockSection>
  )
}

/** A video; nothing is fetched from another origin before the visitor starts it. */
export const video = blockView('video', BlockVideo)
