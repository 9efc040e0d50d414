import { link, picture } from '../attributes/media.ts'
import { list } from '../attributes/nested.ts'
import { richText, text } from '../attributes/text.ts'
import { block } from './block.ts'
import { samplePicture } from './sample-picture.ts'

/** Things of equal weight, each with a picture, a sentence and a way on. */
export const cards = block({
  type: 'cards',
  label: { kz: 'Карточкалар', ru: 'Карточки', en: 'Cards' },
  use: {
    kz: 'Маңызы тең бірнеше бағытты таңдауға ұсыну керек болғанда.',
    ru: 'Когда нужно предложить на выбор несколько равных направлений.',
    en: 'When visitors choose among several things of equal weight.',
  },
  attributes: {
    items: list(
      { title: text({ required: true }), desc: richText({ max: 2000 }), picture: picture(), link: link() },
      { required: true, most: 48 },
    ),
  },
  sample: {
    title: { kz: 'Оқу деңгейлері', ru: 'Уровни обучения', en: 'Levels of study' },
    items: [
      {
        title: { kz: 'Бакалавриат', ru: 'Бакалавриат', en: 'Bachelor’s degrees' },
        desc: {
          kz: '<p>Төрт жылдық бағдарламалар: кең негізден таңдаған мамандыққа дейін.</p>',
          ru: '<p>Четырёхлетние программы: от широкой основы до выбранной профессии.</p>',
          en: '<p>Four-year programmes, from a broad foundation to the profession of your choice.</p>',
        },
        picture: samplePicture({
          kz: 'Бірінші курс студенттері дәрісте',
          ru: 'Первокурсники на лекции',
          en: 'First-year students at a lecture',
        }),
        link: { text: { kz: 'Бағдарламаларды қарау', ru: 'Смотреть программы', en: 'See the programmes' }, url: '/education/bachelor' },
      },
      {
        title: { kz: 'Магистратура', ru: 'Магистратура', en: 'Master’s degrees' },
        desc: {
          kz: '<p>Ғылыми және бейіндік бағыттар, жұмыс істейтіндерге кешкі сабақтар.</p>',
          ru: '<p>Научное и профильное направления, вечерние занятия для работающих.</p>',
          en: '<p>Research and professional tracks, with evening classes for those who work.</p>',
        },
        picture: samplePicture({ kz: 'Магистранттар семинарда', ru: 'Магистранты на семинаре', en: 'Master’s students at a seminar' }),
        link: { text: { kz: 'Бағдарламаларды қарау', ru: 'Смотреть программы', en: 'See the programmes' }, url: '/education/master' },
      },
      {
        title: { kz: 'Докторантура', ru: 'Докторантура', en: 'Doctoral studies' },
        desc: {
          kz: '<p>Отандық және шетелдік ғылыми жетекшілермен бірге үш жылдық зерттеу.</p>',
          ru: '<p>Три года исследований с отечественным и зарубежным научными руководителями.</p>',
          en: '<p>Three years of research with one supervisor at home and one abroad.</p>',
        },
        picture: samplePicture({
          kz: 'Докторант мұрағатта жұмыс істеп отыр',
          ru: 'Докторант за работой в архиве',
          en: 'A doctoral student at work in the archive',
        }),
        link: { text: { kz: 'Бағдарламаларды қарау', ru: 'Смотреть программы', en: 'See the programmes' }, url: '/education/doctoral' },
      },
    ],
  },
})
