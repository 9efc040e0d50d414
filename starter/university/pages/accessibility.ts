import { starter } from '../../starter-entry.ts'

export const pagesAccessibility = starter('page', [
  {
    id: 181,
    slug: 'accessibility',
    attributes: {
      title: { kz: 'Сайттың қолжетімділігі', ru: 'Доступность сайта', en: 'Accessibility of this site' },
      path: 'accessibility',
      type: 'static',
      seo: {
        title: {
          kz: 'Нархоз университеті сайтының қолжетімділігі',
          ru: 'Доступность сайта Университета Нархоз',
          en: 'Accessibility of the Narxoz University site',
        },
        description: {
          kz: 'Сайт қай стандартқа сай жасалған, нашар көретіндерге арналған режимде не бар, нені әлі жетілдіре алмадық және кедергі туралы қайда жазуға болады.',
          ru: 'Какому стандарту следует сайт, что даёт режим для слабовидящих, что пока не удалось и куда написать о препятствии.',
          en: 'The standard this site follows, what its low-vision mode offers, what is not good enough yet and where to report a barrier.',
        },
      },
      banner: {
        title: {
          kz: 'Бұл сайт баршаға ашық болуы керек',
          ru: 'Этот сайт должен быть открыт каждому',
          en: 'This site should be open to everyone',
        },
        lead: {
          kz: 'Экрандағыны тыңдап қабылдайтын, пернетақтамен ғана жұмыс істейтін, әріпті үлкейтіп оқитын келуші де осындағы барлық мәліметті ала алуы үшін жұмыс істейміз.',
          ru: 'Мы стараемся, чтобы всё, что здесь есть, мог получить и тот, кто слушает экран, работает только с клавиатуры или читает крупными буквами.',
          en: 'We want those who listen to the screen, use only a keyboard or read in large letters to get everything that is here.',
        },
      },
      blocks: [
        {
          id: 4301,
          type: 'intro',
          group: 1,
          position: 1,
          title: { kz: 'Қай стандартты ұстанамыз', ru: 'Какому стандарту мы следуем', en: 'The standard we follow' },
          lead: {
            kz: 'Беттер WCAG 2.2 ұсынымдарының AA деңгейіне сай жасалады және осы деңгей бойынша тексеріледі. Оған әлі жетпеген тұстары төменде аталған.',
            ru: 'Страницы делаются по рекомендациям WCAG 2.2 уровня AA и по ним же проверяются. Что пока не дотягивает до этого уровня, перечислено ниже.',
            en: 'Pages are made to level AA of the WCAG 2.2 guidelines and checked against it. What falls short of it is named below.',
          },
          desc: {
            kz: '<p>Мәзірді, іздеуді және барлық нысанды тінтуірсіз пайдалануға болады, «Мазмұнға өту» сілтемесі бет басында тұр. Суреттердің сипаттамасы бар, әр беттің тілі белгіленген, нысандағы қате сөзбен түсіндіріледі. JavaScript өшірулі болса да, сайт оқылады және өтінім жіберіледі.</p>',
            ru: '<p>Меню, поиск и все формы работают без мыши, в начале страницы стоит ссылка «Перейти к содержанию». У изображений есть описания, у каждой страницы указан язык, ошибки в формах объяснены словами. Сайт читается и принимает заявки и при выключенном JavaScript.</p>',
            en: '<p>The menu, the search and every form work without a mouse, and a link at the top of the page skips to its content. Pictures are described, the language of each page is marked and mistakes in forms are explained in words. The site can be read, and requests sent, with JavaScript switched off.</p>',
          },
          facts: [
            {
              title: { kz: 'Стандарт', ru: 'Стандарт', en: 'Standard' },
              value: { kz: 'WCAG 2.2, AA', ru: 'WCAG 2.2, AA', en: 'WCAG 2.2, AA' },
            },
            {
              title: { kz: 'Сәйкестігі', ru: 'Соответствие', en: 'Conformance' },
              value: {
                kz: 'ішінара: басқа сайттардағы бейнелер мен PDF құжаттарды қоспағанда',
                ru: 'частичное: кроме сторонних видео и PDF',
                en: 'partial: all but outside videos and PDFs',
              },
            },
            {
              title: { kz: 'Соңғы тексеру', ru: 'Последняя проверка', en: 'Last checked' },
              value: { kz: '2026 ж. қараша', ru: 'ноябрь 2026 года', en: 'November 2026' },
            },
            {
              title: { kz: 'Келесі тексеру', ru: 'Следующая проверка', en: 'Next check' },
              value: { kz: '2027 ж. мамыр', ru: 'май 2027 года', en: 'May 2027' },
            },
          ],
        },
        {
          id: 4302,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Нашар көретіндерге арналған режим', ru: 'Режим для слабовидящих', en: 'The low-vision mode' },
          desc: {
            kz: '<p>Ол беттің жоғарғы жағындағы «Нашар көретіндерге» түймесінен ашылады. Таңдауыңыз осы құрылғыда бір жыл сақталады, «Қалыпты нұсқа» түймесі бәрін бұрынғы күйіне қайтарады.</p>',
            ru: '<p>Он открывается кнопкой «Для слабовидящих» вверху страницы. Выбор хранится на этом устройстве год, кнопка «Обычная версия» возвращает всё как было.</p>',
            en: '<p>It opens with the “Low vision” button at the top of the page. Your choice is kept on this device for a year, and “Standard version” puts everything back.</p>',
          },
          items: [
            {
              title: { kz: 'Қаріп өлшемі', ru: 'Размер шрифта', en: 'Text size' },
              value: { kz: '120, 150 немесе 200\u00a0%', ru: '120, 150 или 200\u00a0%', en: '120, 150 or 200%' },
            },
            {
              title: { kz: 'Түстер', ru: 'Цвета', en: 'Colours' },
              value: {
                kz: 'төрт үйлесім, бірі\u00a0– қара фонда ақ',
                ru: 'четыре сочетания, среди них белым по чёрному',
                en: 'four pairs, white on black among them',
              },
            },
            {
              title: { kz: 'Аралық', ru: 'Интервалы', en: 'Spacing' },
              value: { kz: 'қалыпты немесе кең', ru: 'обычные или широкие', en: 'normal or wide' },
            },
            {
              title: { kz: 'Суреттер', ru: 'Изображения', en: 'Pictures' },
              value: {
                kz: 'жасырылса, орнында сипаттамасы қалады',
                ru: 'если скрыть, на их месте останутся описания',
                en: 'when hidden, their descriptions stay',
              },
            },
          ],
        },
        {
          id: 4303,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Әлі жетілмеген тұстары', ru: 'Что пока несовершенно', en: 'What is not good enough yet' },
          items: [
            {
              title: { kz: 'Басқа сайттардағы бейнелер', ru: 'Видео на других сайтах', en: 'Videos on other sites' },
              text: {
                kz: '<p>Түлектердің бейнелері мен дәріс жазбалары бөгде қызметтерде тұр. Олардың ойнатқышын біз өзгерте алмаймыз, субтитр де бәрінде бірдей бола бермейді. Бейненің мәтінін сұрасаңыз, бес жұмыс күні ішінде жібереміз.</p>',
                ru: '<p>Видео выпускников и записи лекций размещены у сторонних служб. Изменить их проигрыватель мы не можем, и субтитры есть не везде. Если вам нужен текст видео, попросите: пришлём в течение пяти рабочих дней.</p>',
                en: '<p>Graduates’ videos and recordings of lectures are hosted by outside services. Their player is not ours to change, and not all of them have subtitles. Ask us for the text of a video and we will send it within five working days.</p>',
              },
            },
            {
              title: { kz: 'PDF құжаттар', ru: 'Документы в PDF', en: 'PDF documents' },
              text: {
                kz: '<p>Сайттағы құжаттардың мәтінін белгілеп алуға және дауыстап оқытуға болады, бірақ тақырыптары мен кестелері арнайы белгіленбеген. Бұрынғы жылдардың көшірмелері сканерленген сурет болуы мүмкін.</p>',
                ru: '<p>Текст документов можно выделить и прослушать, но заголовки и таблицы в них не размечены. Копии прежних лет могут оказаться отсканированными изображениями.</p>',
                en: '<p>The text of our documents can be selected and read aloud, but their headings and tables are not tagged. Copies from earlier years may be scanned pictures.</p>',
              },
            },
            {
              title: { kz: 'Аударылмаған мәтін', ru: 'Тексты без перевода', en: 'Texts not yet translated' },
              text: {
                kz: '<p>Кейбір мәтіннің орысша немесе ағылшынша аудармасы кешігеді. Ондайда қазақшасы көрсетіледі, мәтіннің тілі экраннан дауыстап оқитын бағдарламалар үшін белгіленеді.</p>',
                ru: '<p>Перевод некоторых текстов на русский или английский запаздывает. Тогда показан казахский, и его язык отмечен для программ чтения с экрана.</p>',
                en: '<p>Some texts wait for their Russian or English translation. The Kazakh one is shown in the meantime, and its language is marked for screen readers.</p>',
              },
            },
          ],
        },
        {
          id: 4304,
          type: 'text',
          group: 4,
          position: 4,
          title: { kz: 'Қалай тексереміз', ru: 'Как мы проверяем', en: 'How we check' },
          desc: {
            kz: '<p>Сайттың әр шығарылымы жарияланбас бұрын тексеріледі:</p><ul><li>беттің әр түрін axe бағдарламасы қарайды: түс контрасты, өрістер мен түймелердің атауы, тақырыптардың реті;</li><li>мәзір, іздеу, терезелер мен ашылмалы бөлімдер тінтуірсіз, бір ғана пернетақтамен басқарып көріледі;</li><li>ені 320 пиксель экранда ештеңе шетінен шықпайды, көлденең айналдыру керек болмайды;</li><li>нашар көретіндерге арналған режим төрт түс үйлесімінің бәрінде және 200\u00a0% қаріппен ашып көріледі.</li></ul><p>Мұндай тексерудің бәрін бірдей таба бермейтінін білеміз, сондықтан келушінің хаты біз үшін одан да құнды.</p>',
            ru: '<p>Перед каждым выпуском сайт проверяется:</p><ul><li>каждый вид страниц проверяет программа axe: контраст, подписи полей и кнопок, порядок заголовков;</li><li>меню, поиск, окна и раскрывающиеся разделы проверяются с одной только клавиатурой;</li><li>на экране шириной 320 пикселей ничего не выходит за край и не нужна горизонтальная прокрутка;</li><li>режим для слабовидящих открывается во всех четырёх сочетаниях цветов и с текстом 200\u00a0%.</li></ul><p>Мы знаем, что такая проверка видит не всё, поэтому письмо посетителя для нас важнее.</p>',
            en: '<p>The site is checked before each release:</p><ul><li>the program axe looks at every kind of page: contrast, the names of fields and buttons, the order of headings;</li><li>the menu, the search, dialogs and collapsible sections are operated by keyboard alone;</li><li>on a screen 320 pixels wide nothing runs over the edge and nobody has to scroll sideways;</li><li>the low-vision mode is opened in all four pairs of colours and with text at 200%.</li></ul><p>We know that such a check does not see everything, so a letter from a visitor counts for more.</p>',
          },
        },
        {
          id: 4305,
          type: 'contacts',
          group: 5,
          position: 5,
          title: { kz: 'Кедергіге тап болсаңыз', ru: 'Если вы встретили препятствие', en: 'If you meet a barrier' },
          desc: {
            kz: '<p>Беттің мекенжайын және не істей алмағаныңызды жазыңыз. Бес жұмыс күні ішінде жауап береміз, ал керек мәліметті күтіп қалмауыңыз үшін оны сізге ыңғайлы түрде хатпен жібереміз.</p>',
            ru: '<p>Напишите адрес страницы и что не получилось. Ответим в течение пяти рабочих дней, а нужные сведения, чтобы вы не ждали, пришлём письмом в удобном виде.</p>',
            en: '<p>Tell us the address of the page and what did not work. We answer within five working days, and so that you need not wait we send what you were looking for in a form that suits you.</p>',
          },
          link: {
            text: { kz: 'Кампустың қолжетімділігі', ru: 'Доступность кампуса', en: 'Accessibility of the campus' },
            url: '/inclusion',
          },
          items: [
            {
              title: { kz: 'Инклюзивті қолдау кабинеті', ru: 'Кабинет инклюзивной поддержки', en: 'Inclusive support room' },
              phone: '+7 (727) 377-11-77',
              email: 'inclusion@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 106-кабинет',
                ru: 'Главный корпус, кабинет 106',
                en: 'Main building, room 106',
              },
              hours: { kz: 'Дүйсенбі–жұма, 9:00–18:00', ru: 'Понедельник–пятница, 9:00–18:00', en: 'Monday–Friday, 9:00–18:00' },
            },
          ],
        },
      ],
    },
  },
])
