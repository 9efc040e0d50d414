import { film, picture } from '../attributes/media.ts'
import { richText } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { block } from './block.ts'
import { samplePicture } from './sample-picture.ts'

/** A film from the site's own files or from elsewhere; nothing is fetched from elsewhere before the visitor follows the link. */
export const video = block({
  type: 'video',
  label: { kz: 'Бейне', ru: 'Видео', en: 'Video' },
  use: {
    kz: 'Айтқаннан гөрі бейнеден көрсеткен түсініктірек болғанда.',
    ru: 'Когда проще показать в фильме, чем рассказать.',
    en: 'When it is easier shown in a film than told.',
  },
  attributes: {
    video: film(),
    video_link: url(),
    poster: picture({ label: { kz: 'Мұқаба суреті', ru: 'Обложка', en: 'Poster' } }),
    transcript: richText({ label: { kz: 'Бейненің мәтіні', ru: 'Текст видео', en: 'Transcript' } }),
  },
  sample: {
    title: { kz: 'Студенттің бір күні', ru: 'Один день студента', en: 'A day in a student’s life' },
    desc: {
      kz: '<p>Екінші курс студенті кампуспен, зертханамен және клубтармен таныстырады.</p>',
      ru: '<p>Второкурсница показывает кампус, лабораторию и клубы.</p>',
      en: '<p>A second-year student shows the campus, the laboratory and the clubs.</p>',
    },
    video: { url: '/media/sample.mp4', name: 'sample.mp4', size: 8_400_000, type: 'video/mp4' },
    video_link: 'https://video.example/student-day',
    poster: samplePicture({ kz: 'Студент кампус қақпасының алдында', ru: 'Студентка у ворот кампуса', en: 'A student at the campus gate' }),
    transcript: {
      kz: '<p>Қайырлы таң! Менің күнім сағат сегіздегі дәрістен басталады.</p>',
      ru: '<p>Доброе утро! Мой день начинается с лекции в восемь часов.</p>',
      en: '<p>Good morning! My day begins with a lecture at eight.</p>',
    },
  },
})
