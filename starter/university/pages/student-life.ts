import { starter } from '../../starter-entry.ts'
import { helpline, helpNumbers, nationalHelpline } from '../help-lines.ts'
import { halls, orientation } from '../year-dates.ts'

/** Pages of the student life section. */
export const pagesStudentLife = starter('page', [
  {
    id: 168,
    slug: 'organization',
    attributes: {
      title: { kz: 'Студенттік ұйымдар', ru: 'Студенческие организации', en: 'Student organisations' },
      path: 'student-life/organization',
      type: 'student-life',
      seo: {
        title: {
          kz: 'Нархоз студенттерінің ұйымдары мен клубтары',
          ru: 'Организации и клубы студентов Нархоза',
          en: 'Student organisations and clubs at Narxoz',
        },
        description: {
          kz: 'Студенттік кеңес, пікірсайыс, театр, медиа және кәсіби клубтар; жаңа клуб ашу тәртібі.',
          ru: 'Студенческий совет, дебаты, театр, медиа и профессиональные клубы; как открыть новый клуб.',
          en: 'Student Council, debating, theatre, media and professional clubs, and how to found a new one.',
        },
      },
      banner: {
        title: { kz: 'Сабақтан кейін бәрі басталады', ru: 'После пар всё только начинается', en: 'After class it all begins' },
        lead: {
          kz: 'Өз ортаңызды табыңыз: сахна, пікірсайыс, бизнес-жоба немесе волонтерлер тобы. Табылмаса, өзіңіз құрыңыз.',
          ru: 'Найдите своих: сцена, дебаты, бизнес-проект или волонтёрская группа. А если не нашли, создайте сами.',
          en: 'Find your people: stage, debates, a business project or volunteering. If you cannot find them, start something.',
        },
      },
      blocks: [
        {
          id: 4171,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Студенттік кеңес', ru: 'Студенческий совет', en: 'Student Council' },
          desc: {
            kz: '<p>Жыл сайын қазанда барлық студент онлайн дауыс беріп, кеңестің 21 мүшесін сайлайды. Олар бес комиссияға бөлінеді: оқу, тұрмыс, мәдениет, спорт және сыртқы байланыс. 2026 жылғы сайлауға студенттердің 61 пайызы қатысты.</p><p>Кеңестің өз бюджеті бар. Ол клубтар арасында ашық бөлінеді, әр теңгенің есебі тоқсан сайын шығады.</p>',
            ru: '<p>Каждый октябрь все студенты онлайн выбирают 21 члена совета. Они работают в пяти комиссиях: учёбы, быта, культуры, спорта и внешних связей. В выборах 2026 года участвовал 61 процент студентов.</p><p>У совета есть свой бюджет. Его открыто делят между клубами, отчёт за каждый тенге выходит раз в квартал.</p>',
            en: '<p>Every October all students vote online for the 21 members of the council. They sit on five committees: study, housing, culture, sport and external relations. In 2026 the turnout was 61 per cent.</p><p>The council has a budget of its own. It is shared out among the clubs in the open, and every tenge is accounted for each quarter.</p>',
          },
        },
        {
          id: 4172,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Жаңа клуб ашу', ru: 'Открыть новый клуб', en: 'Founding a club' },
          items: [
            {
              title: { kz: 'Он пікірлес табыңыз', ru: 'Найдите десять единомышленников', en: 'Find ten people' },
              desc: {
                kz: '<p>Кемінде үшеуі бірінші курстан болсын: клуб сіз бітірген соң да өмір сүруі керек.</p>',
                ru: '<p>Хотя бы трое\u00a0— с первого курса: клуб должен жить и после вашего выпуска.</p>',
                en: '<p>At least three should be first-years, so that the club outlives you.</p>',
              },
            },
            {
              title: { kz: 'Бір беттік жоба жазыңыз', ru: 'Напишите проект на страницу', en: 'Write one page' },
              desc: {
                kz: '<p>Мақсат, бір семестрлік жоспар және шығын тізімі. Үлгісін деканаттан сұраңыз.</p>',
                ru: '<p>Цель, план на семестр и список расходов. Образец есть в деканате.</p>',
                en: '<p>An aim, a plan for one semester and a list of costs. The dean’s office has a template.</p>',
              },
            },
            {
              title: { kz: 'Кеңес алдында қорғаңыз', ru: 'Защитите перед советом', en: 'Present it' },
              desc: {
                kz: '<p>Бес минуттық таныстыру және сұрақтар. Мақұлданса, бөлме мен бастапқы 150 мың теңге беріледі.</p>',
                ru: '<p>Пять минут на рассказ и вопросы. После одобрения дают комнату и стартовые 150 тысяч тенге.</p>',
                en: '<p>Five minutes and then questions. If approved, you get a room and 150,000 tenge to begin with.</p>',
              },
            },
          ],
        },
        {
          id: 4173,
          type: 'quote',
          group: 3,
          position: 3,
          text: {
            kz: '<p>Мен клубқа үндемей отыру үшін келген едім. Жарты жылдан кейін екі жүз адамның алдында қазақша пікірсайыс жүргіздім.</p>',
            ru: '<p>Я пришла в клуб, чтобы тихо посидеть. Через полгода вела дебаты на казахском перед двумя сотнями человек.</p>',
            en: '<p>I joined the club meaning to sit quietly. Half a year later I chaired a debate in Kazakh before two hundred people.</p>',
          },
          name: { kz: 'Мөлдір Сапарғали', ru: 'Молдир Сапаргали', en: 'Moldir Sapargali' },
          post: {
            kz: 'Құқық және мемлекеттік саясат мектебінің 2-курс студенті',
            ru: 'Студентка 2-го курса Школы права и государственной политики',
            en: 'Second-year student, School of Law and Public Policy',
          },
        },
        {
          id: 4174,
          type: 'facts',
          group: 4,
          position: 4,
          title: { kz: 'Клубтарға берілетін мүмкіндік', ru: 'Что получают клубы', en: 'What clubs can use' },
          items: [
            {
              title: { kz: 'Бөлмелер', ru: 'Помещения', en: 'Rooms' },
              value: {
                kz: 'ортақ кеңсе, акт залы, дыбыс студиясы',
                ru: 'общий офис, актовый зал, студия звукозаписи',
                en: 'shared office, assembly hall, recording studio',
              },
            },
            {
              title: { kz: 'Брондау', ru: 'Бронирование', en: 'Booking' },
              value: {
                kz: 'онлайн, екі апта бұрын',
                ru: 'онлайн, за две недели',
                en: 'online, two weeks ahead',
              },
            },
            {
              title: { kz: 'Қаражат', ru: 'Средства', en: 'Funding' },
              value: { kz: 'семестріне екі конкурс', ru: 'два конкурса в семестр', en: 'two rounds a semester' },
            },
            {
              title: { kz: 'Тәлімгер', ru: 'Наставник', en: 'Mentor' },
              value: {
                kz: 'әр клубқа бір оқытушы немесе түлек',
                ru: 'преподаватель или выпускник для каждого клуба',
                en: 'a teacher or graduate for every club',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 169,
    slug: 'deans-office',
    attributes: {
      title: { kz: 'Студенттер деканаты', ru: 'Деканат по работе со студентами', en: 'Dean of Students’ office' },
      path: 'student-life/deans-office',
      type: 'student-life',
      seo: {
        title: {
          kz: 'Студенттер деканаты: кеңес, қолдау, тұрмыс\u00a0– Нархоз университеті',
          ru: 'Деканат по работе со студентами: совет, поддержка, быт\u00a0— Нархоз',
          en: 'Dean of Students: advice, support, daily life – Narxoz University',
        },
        description: {
          kz: 'Эдвайзерлер, психолог, жатақхана және әлеуметтік көмек мәселесімен студент деканатқа жүгінеді.',
          ru: 'С вопросами к эдвайзеру и психологу, об общежитии и социальной помощи студент идёт в деканат.',
          en: 'Advisers, a counsellor, the halls and welfare: students turn to the dean’s office for all of them.',
        },
      },
      banner: {
        title: { kz: 'Есігіміз жабылмайды', ru: 'Наша дверь не закрывается', en: 'Our door stays open' },
        lead: {
          kz: 'Оқу қиындап кетсе, үйден хабар жаман болса немесе жай ғана шаршасаңыз, осында келіңіз. Алдын ала жазылу міндетті емес.',
          ru: 'Учёба не идёт, из дома плохие новости или вы просто устали\u00a0— приходите. Записываться заранее не обязательно.',
          en: 'If studies go badly, the news from home is bad or you are simply worn out, come in. No appointment needed.',
        },
      },
      blocks: [
        {
          id: 4181,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Көмек түрлері', ru: 'Чем поможем', en: 'How we help' },
          items: [
            {
              title: { kz: 'Академиялық эдвайзер', ru: 'Академический эдвайзер', en: 'Academic adviser' },
              desc: {
                kz: '<p>Пән таңдау, академиялық қарыз жабу, ауысу және демалыс. Әр студенттің өз эдвайзері бар.</p>',
                ru: '<p>Выбор дисциплин, академическая задолженность, переводы и отпуск. У каждого студента есть свой эдвайзер.</p>',
                en: '<p>Choosing courses, catching up, transfers and leave. Every student has an adviser.</p>',
              },
            },
            {
              title: { kz: 'Психолог', ru: 'Психолог', en: 'Counsellor' },
              desc: {
                kz: '<p>Жылына сегіз сеанс тегін, үш тілде. Әңгіме мазмұны ешкімге, ата-анаға да айтылмайды; өмірге қауіп төнген жағдай ғана бұған кірмейді.</p>',
                ru: '<p>Восемь бесплатных встреч в год на трёх языках. Содержание не сообщают никому, родителям тоже; исключение\u00a0— только угроза жизни.</p>',
                en: '<p>Eight free sessions a year in three languages. What you say is told to nobody, parents included, unless a life is in danger.</p>',
              },
            },
            {
              title: { kz: 'Жатақхана', ru: 'Общежитие', en: 'Halls of residence' },
              desc: {
                kz: `<p>Орын бөлу, көрші ауыстыру, тұрмыс шағымдары. Бірінші тізімге өтініш ${halls.forFirstList.by.kz} беріледі.</p>`,
                ru: `<p>Распределение мест, смена соседей, бытовые жалобы. Для первого списка заявление подают ${halls.forFirstList.by.ru}.</p>`,
                en: `<p>Places, changing room-mates and complaints. For the first list apply ${halls.forFirstList.by.en}.</p>`,
              },
            },
            {
              title: { kz: 'Әлеуметтік қолдау', ru: 'Социальная поддержка', en: 'Welfare' },
              desc: {
                kz: '<p>Жетім, мүгедектігі бар және көпбалалы отбасынан шыққан студенттерге бір реттік жәрдем мен тегін түскі ас.</p>',
                ru: '<p>Разовая помощь и бесплатные обеды студентам-сиротам, студентам с инвалидностью и из многодетных семей.</p>',
                en: '<p>One-off payments and free lunches for orphans, students with disabilities and students from large families.</p>',
              },
            },
          ],
        },
        {
          id: 4182,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Жыл бойғы маңызды күндер', ru: 'Важные даты года', en: 'Dates to remember' },
          columns: [
            { title: { kz: 'Кезең', ru: 'Период', en: 'Period' } },
            { title: { kz: 'Атқарылатын іс', ru: 'Что сделать', en: 'What to do' } },
          ],
          rows: [
            {
              cells: [
                { text: orientation.span },
                {
                  text: {
                    kz: 'танысу аптасы, эдвайзермен танысу',
                    ru: 'неделя адаптации, знакомство с эдвайзером',
                    en: 'orientation week, meeting your adviser',
                  },
                },
              ],
            },
            {
              cells: [
                { text: { kz: '1–10 қыркүйек', ru: '1–10 сентября', en: '1–10 September' } },
                {
                  text: {
                    kz: 'пәнді ауыстыруға соңғы мүмкіндік',
                    ru: 'последняя возможность сменить дисциплину',
                    en: 'last chance to change a course',
                  },
                },
              ],
            },
            {
              cells: [
                { text: { kz: '5 қазанға дейін', ru: 'до 5 октября', en: 'by 5 October' } },
                { text: { kz: 'көктемгі ұтқырлыққа өтінім', ru: 'заявка на весеннюю мобильность', en: 'apply for spring mobility' } },
              ],
            },
            {
              cells: [
                { text: { kz: '15 мамырға дейін', ru: 'до 15 мая', en: 'by 15 May' } },
                {
                  text: {
                    kz: 'келесі жылдың жеке оқу жоспары',
                    ru: 'индивидуальный план на следующий год',
                    en: 'individual plan for the next year',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4183,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Қиын жағдайда', ru: 'В трудной ситуации', en: 'When things are hard' },
          items: [
            {
              title: { kz: 'Екі пәннен құлап қалдым', ru: 'Я не сдал две дисциплины', en: 'I failed two courses' },
              text: {
                kz: '<p>Эдвайзермен бірге жазғы семестр жоспарын құрыңыз. Әр пән бойынша жоғары курстан тегін тьютор беріледі.</p>',
                ru: '<p>Составьте с эдвайзером план летнего семестра. По каждой дисциплине дадут бесплатного тьютора из старшекурсников.</p>',
                en: '<p>Plan the summer semester with your adviser. For each course you get a free tutor from a higher year.</p>',
              },
            },
            {
              title: { kz: 'Топта мені кемсітеді', ru: 'Меня травят в группе', en: 'I am bullied in my group' },
              text: {
                kz: '<p>Деканатқа кіріңіз немесе жазыңыз. Екі күн ішінде сізбен жеке сөйлесеміз, келісіміңізсіз ешкімге хабарламаймыз.</p>',
                ru: '<p>Зайдите или напишите в деканат. В течение двух дней поговорим с вами лично и без вашего согласия никому не сообщим.</p>',
                en: '<p>Come in or write. Within two days we will talk to you in private, and we tell nobody without your consent.</p>',
              },
            },
            {
              title: {
                kz: 'Жұмыс пен оқуды қатар алып жүре алмай жүрмін',
                ru: 'Не успеваю совмещать работу и учёбу',
                en: 'I cannot manage work and study',
              },
              text: {
                kz: '<p>Пән санын азайтып, оқу мерзімін ұзартуға немесе кешкі топқа ауысуға болады. Алдымен эдвайзермен бірге есептеп көріңіз.</p>',
                ru: '<p>Можно взять меньше дисциплин и продлить срок или перейти в вечернюю группу. Сначала просчитайте варианты с эдвайзером.</p>',
                en: '<p>You can take fewer courses over a longer time or move to an evening group. Work it out with your adviser first.</p>',
              },
            },
          ],
        },
        {
          id: 4184,
          type: 'contacts',
          group: 4,
          position: 4,
          title: { kz: 'Бізді табу', ru: 'Где нас найти', en: 'Where to find us' },
          items: [
            {
              title: { kz: 'Деканат', ru: 'Деканат', en: 'Dean of Students' },
              phone: '+7 (727) 377-11-73',
              email: 'students@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, 130-кабинет',
                ru: 'г. Алматы, ул. Жандосова, 55, каб. 130',
                en: '55 Zhandosov Street, room 130, Almaty',
              },
              hours: { kz: 'Дс–Жм, 8:30–19:00', ru: 'Пн–Пт, 8:30–19:00', en: 'Mon–Fri, 8:30–19:00' },
            },
            {
              title: { kz: 'Психологиялық қолдау орталығы', ru: 'Центр психологической поддержки', en: 'Psychological Support Centre' },
              phone: helpNumbers.psychologicalSupport,
              email: 'support@narxoz.example',
              hours: { kz: 'Дс–Жм, 10:00–19:00', ru: 'Пн–Пт, 10:00–19:00', en: 'Mon–Fri, 10:00–19:00' },
            },
            helpline,
            nationalHelpline,
          ],
        },
      ],
    },
  },
  {
    id: 170,
    slug: 'sports-clubs',
    attributes: {
      title: { kz: 'Спорт клубтары', ru: 'Спортивные клубы', en: 'Sports clubs' },
      path: 'student-life/sports-clubs',
      type: 'student-life',
      seo: {
        title: {
          kz: 'Нархоз спорт клубтары мен құрама командалары',
          ru: 'Спортивные клубы и сборные Нархоза',
          en: 'Narxoz sports clubs and teams',
        },
        description: {
          kz: 'Волейбол, футзал, тоғызқұмалақ, альпинизм және басқа секциялар: жаттығу уақыты, жазылу, жарыстар.',
          ru: 'Волейбол, футзал, тогызкумалак, альпинизм и другие секции: время тренировок, запись, соревнования.',
          en: 'Volleyball, futsal, togyzkumalak, mountaineering and more: training times, joining and competitions.',
        },
      },
      banner: {
        title: { kz: 'Алатау\u00a0– біздің жаттығу залымыз', ru: 'Алатау\u00a0— наш тренировочный зал', en: 'The Alatau is our gym' },
        lead: {
          kz: 'Залда ойнасаңыз да, тауға шықсаңыз да бізде командаңыз бар. Бірінші ай\u00a0– байқап көру айы.',
          ru: 'Играете в зале или ходите в горы\u00a0— у нас найдётся команда. Первый месяц пробный.',
          en: 'Whether you play indoors or climb, there is a team for you. The first month is for trying things out.',
        },
      },
      blocks: [
        {
          id: 4191,
          type: 'intro',
          group: 1,
          position: 1,
          title: { kz: 'Бәріне орын бар', ru: 'Место есть всем', en: 'Room for everybody' },
          lead: {
            kz: 'Әр секцияда екі топ бар: құрамаға дайындалатындар және көңіл көтеру үшін келетіндер.',
            ru: 'В каждой секции две группы: для тех, кто готовится в сборную, и для тех, кто приходит ради удовольствия.',
            en: 'Every section has two groups: one training for the team, the other playing for pleasure.',
          },
          desc: {
            kz: '<p>Барлық жаттығу студенттерге тегін. Дене шынықтыру сағатын таңдаған секцияға алмастыруға болады: семестрде жиырма төрт жаттығу\u00a0– бір толық сынақ.</p>',
            ru: '<p>Все тренировки для студентов бесплатны. Часы физкультуры можно заменить секцией: двадцать четыре тренировки за семестр\u00a0— это зачёт.</p>',
            en: '<p>All training is free for students. A section can replace physical education: twenty-four sessions in a semester earn the credit.</p>',
          },
          facts: [
            { title: { kz: 'Клубтар', ru: 'Клубов', en: 'Clubs' }, value: { kz: '8', ru: '8', en: '8' } },
            {
              title: { kz: 'Шұғылданушылар', ru: 'Занимаются', en: 'Members' },
              value: { kz: '1\u00a0100 студент', ru: '1\u00a0100 студентов', en: '1,100 students' },
            },
            {
              title: { kz: 'Алаңдар', ru: 'Площадки', en: 'Venues' },
              value: { kz: '2 зал, стадион', ru: '2 зала, стадион', en: '2 halls, a stadium' },
            },
          ],
        },
        {
          id: 4192,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Секцияға жазылу', ru: 'Записаться в секцию', en: 'Joining a section' },
          items: [
            {
              title: { kz: 'Медициналық рұқсат алыңыз', ru: 'Получите допуск врача', en: 'See the doctor' },
              desc: {
                kz: '<p>Бас ғимараттағы пунктте он минут кетеді, жеке куәлік пен студенттік карта керек.</p>',
                ru: '<p>В медпункте главного корпуса это займёт десять минут, нужны удостоверение и карта.</p>',
                en: '<p>It takes ten minutes at the medical room; bring your identity card and student card.</p>',
              },
            },
            {
              title: { kz: 'Жаттықтырушымен сөйлесіңіз', ru: 'Поговорите с тренером', en: 'Talk to the coach' },
              desc: {
                kz: '<p>Ол деңгейіңізге сай топты және уақытты айтады.</p>',
                ru: '<p>Он подскажет группу по уровню и удобное время.</p>',
                en: '<p>The coach suggests a group at your level and a time that suits.</p>',
              },
            },
            {
              title: { kz: 'Жаттығуға келіңіз', ru: 'Приходите на тренировку', en: 'Come and train' },
              desc: {
                kz: '<p>Киім ауыстыратын бөлме мен душ бар, шкаф кілтін кіреберістен аласыз.</p>',
                ru: '<p>Есть раздевалка и душ, ключ от шкафа дают на входе.</p>',
                en: '<p>There are changing rooms and showers; ask for a locker key at the entrance.</p>',
              },
            },
          ],
        },
        {
          id: 4193,
          type: 'timeline',
          group: 3,
          position: 3,
          title: { kz: 'Маусым күнтізбесі', ru: 'Календарь сезона', en: 'The season' },
          items: [
            {
              year: '2026',
              title: { kz: 'Бірінші курс кубогы, қыркүйек', ru: 'Кубок первокурсников, сентябрь', en: 'First-year cup, September' },
              desc: {
                kz: '<p>Бес мектептің құрамалары алты түрден жарысты, кубокты Цифрлық технологиялар мектебі алды.</p>',
                ru: '<p>Сборные пяти школ состязались в шести видах, кубок взяла Школа цифровых технологий.</p>',
                en: '<p>Teams of the five schools met in six sports; the School of Digital Technologies won.</p>',
              },
            },
            {
              year: '2026',
              title: { kz: 'Мұз үстіндегі апта, желтоқсан', ru: 'Неделя на льду, декабрь', en: 'A week on ice, December' },
              desc: {
                kz: '<p>Медеуде коньки тебу, хоккей және керлинг бойынша бұқаралық сабақтар.</p>',
                ru: '<p>Массовые занятия коньками, хоккеем и кёрлингом на Медеу.</p>',
                en: '<p>Skating, hockey and curling for everyone at Medeu.</p>',
              },
            },
            {
              year: '2027',
              title: { kz: 'Студенттік лига финалы, мамыр', ru: 'Финал студенческой лиги, май', en: 'Student league final, May' },
              desc: {
                kz: '<p>Волейбол мен футзалдан қалалық лиганың шешуші ойындары біздің залда өтеді.</p>',
                ru: '<p>Решающие игры городской лиги по волейболу и футзалу пройдут в нашем зале.</p>',
                en: '<p>The deciding matches of the city league in volleyball and futsal are played in our hall.</p>',
              },
            },
            {
              year: '2027',
              title: { kz: 'Шыңға жорық, мамыр', ru: 'Восхождение, май', en: 'The ascent, May' },
              desc: {
                kz: '<p>Альпинизм және жорық клубы жыл сайынғы дәстүрмен студенттер мен оқытушыларды бір шыңға бастайды.</p>',
                ru: '<p>Клуб альпинизма и походов по традиции ведёт студентов и преподавателей на одну вершину.</p>',
                en: '<p>By tradition the Mountaineering and Hiking Club leads students and teachers to one summit.</p>',
              },
            },
          ],
        },
        {
          id: 4194,
          type: 'contacts',
          group: 4,
          position: 4,
          title: { kz: 'Спорт кеңсесі', ru: 'Спортивный офис', en: 'Sports office' },
          items: [
            {
              title: { kz: 'Кезекші әдіскер', ru: 'Дежурный методист', en: 'Duty officer' },
              phone: '+7 (727) 377-11-75',
              email: 'sport@narxoz.example',
              address: { kz: '2-корпус, спорт залдың кіреберісі', ru: 'Корпус 2, вход в спортзал', en: 'Building 2, sports hall entrance' },
              hours: { kz: 'Дс–Сб, 9:00–21:00', ru: 'Пн–Сб, 9:00–21:00', en: 'Mon–Sat, 9:00–21:00' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 171,
    slug: 'events',
    attributes: {
      title: { kz: 'Іс-шаралар', ru: 'События', en: 'Events' },
      path: 'student-life/events',
      type: 'student-life',
      seo: {
        title: {
          kz: 'Нархоз іс-шаралары: алдағы және өткен',
          ru: 'События Нархоза: будущие и прошедшие',
          en: 'Narxoz events, upcoming and past',
        },
        description: {
          kz: 'Ашық дәрістер, фестивальдар, жәрмеңкелер мен мерекелер күнтізбесі, марапаттар және есептер.',
          ru: 'Календарь открытых лекций, фестивалей, ярмарок и праздников, награды и отчёты.',
          en: 'A calendar of public lectures, festivals, fairs and holidays, with awards and reports.',
        },
      },
      banner: {
        title: { kz: 'Күнтізбеңізге бос орын қалдырыңыз', ru: 'Оставьте место в календаре', en: 'Leave room in your calendar' },
        lead: {
          kz: 'Мұнда барлығына ашық іс-шаралар жиналған, мектептер мен клубтар өз кездесулерін өздері хабарлайды. Көбіне қала тұрғындары да тегін кіреді.',
          ru: 'Здесь собраны события для всех; о своих встречах школы и клубы сообщают сами. Большинство открыто и для горожан, вход свободный.',
          en: 'Here are the events for everybody; schools and clubs announce their own meetings. Most are open to the city as well, and free.',
        },
      },
      blocks: [
        {
          id: 4201,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Жыл сайынғы дәстүрлер', ru: 'Ежегодные традиции', en: 'Traditions of the year' },
          items: [
            {
              title: { kz: 'Тұсаукесер', ru: 'Тусаукесер', en: 'Tusaukeser' },
              desc: {
                kz: '<p>Қыркүйекте жоғары курс бірінші курстың «тұсауын кеседі»: ән, әзіл және тілекке толы кеш.</p>',
                ru: '<p>В сентябре старшекурсники «разрезают путы» первокурсникам: вечер песен, шуток и добрых пожеланий.</p>',
                en: '<p>In September older students “cut the tether” for first-years, as one does for a child’s first steps: an evening of songs, jokes and good wishes.</p>',
              },
            },
            {
              title: { kz: 'Мансап күні', ru: 'День карьеры', en: 'Careers day' },
              desc: {
                kz: '<p>Қараша мен сәуірде жетпіске жуық компания бас ғимараттың дәлізінде сұхбат жүргізеді.</p>',
                ru: '<p>В ноябре и апреле около семидесяти компаний проводят собеседования прямо в коридорах главного корпуса.</p>',
                en: '<p>In November and April some seventy companies hold interviews in the corridors of the main building.</p>',
              },
            },
            {
              title: { kz: 'Наурыз ауылы', ru: 'Аул Наурыза', en: 'Nauryz village' },
              desc: {
                kz: '<p>Аулаға он екі киіз үй тігіледі, әр мектеп өз дастарқанын жайып, қазақ күресі мен асық ойнатады.</p>',
                ru: '<p>Во дворе ставят двенадцать юрт, каждая школа накрывает свой дастархан, проводят казахскую борьбу и игру в асыки.</p>',
                en: '<p>Twelve yurts go up in the courtyard, every school lays its own table, and there is wrestling and asyk.</p>',
              },
            },
            {
              title: { kz: 'Түлектер кеші', ru: 'Вечер выпускников', en: 'Graduates’ evening' },
              desc: {
                kz: '<p>Маусымның соңғы сенбісінде оқу бітіргеніне он, жиырма, отыз жыл толған топтар жиналады.</p>',
                ru: '<p>В последнюю субботу июня собираются группы, окончившие университет десять, двадцать и тридцать лет назад.</p>',
                en: '<p>On the last Saturday of June groups that graduated ten, twenty and thirty years ago come together.</p>',
              },
            },
          ],
        },
        {
          id: 4202,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Қатысушыларға', ru: 'Участникам', en: 'For visitors' },
          items: [
            {
              title: { kz: 'Тіркелу керек пе?', ru: 'Нужна ли регистрация?', en: 'Do I need to register?' },
              text: {
                kz: '<p>Дәріс пен шеберлік сабағына орын шектеулі, сондықтан тіркелген дұрыс. Мерекелер мен жәрмеңкелерге еркін келе беріңіз.</p>',
                ru: '<p>На лекции и мастер-классы мест немного, лучше записаться. На праздники и ярмарки приходите свободно.</p>',
                en: '<p>Lectures and workshops have limited seats, so please do. Holidays and fairs are open to all comers.</p>',
              },
            },
            {
              title: { kz: 'Қонақ кампусқа қалай кіреді?', ru: 'Как гостю пройти на кампус?', en: 'How do guests get in?' },
              text: {
                kz: '<p>Жеке куәлікті көрсетіп, кіреберістен бір күндік рұқсат аласыз. Он алты жасқа дейінгілер ересек адаммен бірге кіреді.</p>',
                ru: '<p>Покажите удостоверение и получите на входе пропуск на день. До шестнадцати лет\u00a0— вместе со взрослым.</p>',
                en: '<p>Show an identity card and take a day pass at the entrance. Under sixteen, come with an adult.</p>',
              },
            },
            {
              title: { kz: 'Жазбасы бола ма?', ru: 'Будет ли запись?', en: 'Will there be a recording?' },
              text: {
                kz: '<p>Ашық дәрістер түсіріліп, екі апта ішінде кітапхананың вебинарлар бөліміне қосылады.</p>',
                ru: '<p>Открытые лекции снимают и в течение двух недель выкладывают в раздел вебинаров библиотеки.</p>',
                en: '<p>Public lectures are filmed and appear among the library’s webinars within two weeks.</p>',
              },
            },
          ],
        },
        {
          id: 4203,
          type: 'call',
          group: 3,
          position: 3,
          title: { kz: 'Өз іс-шараңызды өткізгіңіз келе ме?', ru: 'Хотите провести своё событие?', en: 'Want to hold an event?' },
          desc: {
            kz: '<p>Зал, дыбыс пен хабарландыруды біз қамтамасыз етеміз. Өтінім кемінде үш апта бұрын берілсін.</p>',
            ru: '<p>Зал, звук и афишу мы обеспечим. Заявку подайте не позже чем за три недели.</p>',
            en: '<p>We provide the hall, the sound and the posters. Apply at least three weeks ahead.</p>',
          },
          link: { text: { kz: 'Өтінім жіберу', ru: 'Отправить заявку', en: 'Send a request' }, url: 'mailto:events@narxoz.example' },
        },
      ],
    },
  },
  {
    id: 172,
    slug: 'jessup',
    attributes: {
      title: {
        kz: 'Джессуп: халықаралық сот сайысы',
        ru: 'Джессуп: международный судебный конкурс',
        en: 'Jessup: the international moot court',
      },
      path: 'jessup',
      type: 'static',
      seo: {
        title: { kz: 'Нархоздың Джессуп командасы', ru: 'Команда Нархоза на Джессупе', en: 'The Narxoz Jessup team' },
        description: {
          kz: 'Филип Джессуп атындағы халықаралық құқық сот сайысына дайындық, команда құрамы және іріктеу.',
          ru: 'Подготовка к судебному конкурсу по международному праву имени Филипа Джессупа, команда и отбор.',
          en: 'Training for the Philip C. Jessup International Law Moot Court Competition, the team and its selection.',
        },
      },
      banner: {
        title: {
          kz: 'Екі мемлекеттің атынан, бір мінберден',
          ru: 'От имени двух государств, с одной трибуны',
          en: 'For two states, from one lectern',
        },
        lead: {
          kz: 'Джессуп\u00a0– әлемдегі ең ірі студенттік сот сайысы. Командамыз ойдан шығарылған мемлекеттердің дауын Халықаралық Сот алдындағыдай қорғайды.',
          ru: 'Джессуп\u00a0— крупнейший в мире студенческий судебный конкурс. Наша команда ведёт спор вымышленных государств так, будто стоит перед Международным Судом.',
          en: 'Jessup is the largest student moot court in the world. Our team argues a dispute between invented states as if before the International Court of Justice.',
        },
      },
      blocks: [
        {
          id: 4211,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Жарты жылдық жұмыс, жиырма минуттық сөз',
            ru: 'Полгода работы ради двадцати минут речи',
            en: 'Half a year’s work for twenty minutes of speech',
          },
          lead: {
            kz: 'Қыркүйекте іс мәтіні жарияланады, қаңтарда жазбаша меморандум тапсырылады, ақпанда ұлттық раунд өтеді.',
            ru: 'В сентябре публикуют фабулу, в январе сдают письменные меморандумы, в феврале проходит национальный раунд.',
            en: 'The case is published in September, written memorials are due in January and the national round is in February.',
          },
          desc: {
            kz: '<p>Команда талапкердің де, жауапкердің де жағын дайындайды, сондықтан әр дәлелдің қарсы дәлелін өздері іздейді. Жұмыс тілі\u00a0– ағылшын. Дайындық құқық бағдарламаларының таңдау пәні ретінде бес кредитке есептеледі.</p>',
            ru: '<p>Команда готовит позицию и истца, и ответчика, поэтому сама ищет возражение на каждый довод. Рабочий язык\u00a0— английский. Подготовка засчитывается как дисциплина по выбору на пять кредитов.</p>',
            en: '<p>The team prepares both applicant and respondent, and so has to find the answer to each of its own arguments. The working language is English. Training counts as an elective worth five credits.</p>',
          },
        },
        {
          id: 4212,
          type: 'timeline',
          group: 2,
          position: 2,
          title: { kz: 'Команданың жолы', ru: 'Путь команды', en: 'The team’s way' },
          items: [
            {
              year: '2012',
              title: { kz: 'Ұлттық раундқа тұңғыш қатысу', ru: 'Первое участие в национальном раунде', en: 'First national round' },
            },
            { year: '2017', title: { kz: 'Үздік меморандум жүлдесі', ru: 'Приз за лучший меморандум', en: 'Prize for the best memorial' } },
            {
              year: '2021',
              title: { kz: 'Ұлттық раундтың финалы, онлайн', ru: 'Финал национального раунда, онлайн', en: 'National final, held online' },
            },
            {
              year: '2025',
              title: {
                kz: 'Вашингтондағы халықаралық раунд',
                ru: 'Международный раунд в Вашингтоне',
                en: 'International rounds in Washington',
              },
              desc: {
                kz: '<p>Команда төрт кездесудің үшеуінде жеңіп, сексен елдің ортасында алғашқы алпыстыққа кірді.</p>',
                ru: '<p>Команда выиграла три встречи из четырёх и вошла в первые шестьдесят среди команд восьмидесяти стран.</p>',
                en: '<p>The team won three of four matches and came among the first sixty from eighty countries.</p>',
              },
            },
            {
              year: '2026',
              title: {
                kz: 'Ұлттық раундта бірінші орын',
                ru: 'Первое место в национальном раунде',
                en: 'First place in the national round',
              },
            },
          ],
        },
        {
          id: 4213,
          type: 'steps',
          group: 3,
          position: 3,
          title: { kz: 'Командаға іріктеу', ru: 'Отбор в команду', en: 'Selection' },
          items: [
            {
              title: { kz: 'Эссе жазыңыз', ru: 'Напишите эссе', en: 'Write an essay' },
              desc: {
                kz: '<p>Халықаралық құқықтың берілген мәселесі бойынша ағылшынша 1\u00a0200 сөз.</p>',
                ru: '<p>1\u00a0200 слов на английском по заданному вопросу международного права.</p>',
                en: '<p>1,200 words in English on a set question of international law.</p>',
              },
            },
            {
              title: { kz: 'Сұхбаттан өтіңіз', ru: 'Пройдите собеседование', en: 'Pass the interview' },
              desc: {
                kz: '<p>Бұрынғы қатысушылар судья болып, сөзіңізді бөліп сұрақ қояды: жауаптан бұрын ұстамдылық бағаланады.</p>',
                ru: '<p>Судьями сидят прежние участники и перебивают вопросами: выдержку ценят выше ответа.</p>',
                en: '<p>Former team members sit as judges and interrupt you with questions; composure counts for more than the answer.</p>',
              },
            },
            {
              title: { kz: 'Рөліңізді алыңыз', ru: 'Получите роль', en: 'Get your part' },
              desc: {
                kz: '<p>Төрт шешен және бір зерттеуші. Құрам қазанның басында бекітіледі.</p>',
                ru: '<p>Четыре оратора и один исследователь. Состав утверждают в начале октября.</p>',
                en: '<p>Four speakers and one researcher. The team is named in early October.</p>',
              },
            },
          ],
        },
        {
          id: 4214,
          type: 'quote',
          group: 4,
          position: 4,
          text: {
            kz: '<p>Судья он екі рет сөзімді бөлді. Он үшіншісінде күлімсіреп «рақмет, қорғаушы» дегенде, заңгер болғанымды түсіндім.</p>',
            ru: '<p>Судья перебил меня двенадцать раз. На тринадцатый он улыбнулся и сказал: «Спасибо, коллега»,\u00a0— и я понял, что стал юристом.</p>',
            en: '<p>The judge interrupted me twelve times. The thirteenth time he smiled and said, “Thank you, counsel,” and I knew I had become a lawyer.</p>',
          },
          name: { kz: 'Санжар Өтеген', ru: 'Санжар Отеген', en: 'Sanzhar Otegen' },
          post: { kz: '2025 жылғы команданың шешені', ru: 'Оратор команды 2025 года', en: 'Speaker of the 2025 team' },
        },
        {
          id: 4215,
          type: 'call',
          group: 5,
          position: 5,
          title: { kz: 'Құқық мектебімен танысыңыз', ru: 'Познакомьтесь со школой права', en: 'Meet the law school' },
          desc: {
            kz: '<p>Сот сайысы, заң клиникасы және мемлекеттік саясат жобалары\u00a0– бәрі бір мектепте.</p>',
            ru: '<p>Судебные конкурсы, юридическая клиника и проекты государственной политики\u00a0— в одной школе.</p>',
            en: '<p>Moot courts, a law clinic and projects in public policy, all in one school.</p>',
          },
          link: {
            text: { kz: 'Мектеп беті', ru: 'Страница школы', en: 'The school’s page' },
            url: '/school/school-of-law-and-public-policy',
          },
        },
      ],
    },
  },
])
