import type { StarterEntry } from '../../starter-entry.ts'

/** Grants by project, merit, mobility and research. */
export const meritAndMobilityGrants: readonly StarterEntry<'grant'>[] = [
  {
    id: 6,
    slug: 'digital-talent-grant',
    attributes: {
      title: { kz: '«Цифрлық дарын» гранты', ru: 'Грант «Цифровой талант»', en: 'Digital Talent grant' },
      type: 34,
      lead: {
        kz: 'Өз қосымшасын, сайтын немесе зерттеуін жасап үлгерген талапкер жобасымен сайысады.',
        ru: 'Абитуриент, уже создавший приложение, сайт или исследование, участвует в конкурсе со своим проектом.',
        en: 'Applicants who have already built an app, a site or a study compete with their project.',
      },
      education: ['bachelor', 'master'],
      amount: { kz: 'Оқу ақысының 50\u00a0%-ы', ru: '50\u00a0% стоимости обучения', en: '50% of the tuition fee' },
      places: 25,
      deadline: '2027-06-15',
      conditions: {
        kz: '<ul><li>Цифрлық технологиялар мектебінің бағдарламасын таңдау;</li><li>коды немесе нәтижесі ашық жоба;</li><li>комиссия алдында он минуттық көрсетілім.</li></ul>',
        ru: '<ul><li>выбор программы Школы цифровых технологий;</li><li>проект с открытым кодом или результатом;</li><li>десятиминутная демонстрация перед комиссией.</li></ul>',
        en: '<ul><li>a programme of the School of Digital Technologies;</li><li>a project whose code or results are open;</li><li>a ten-minute demonstration before the panel.</li></ul>',
      },
      desc: {
        kz: '<p>Комиссияда серіктес компаниялардың бағдарламашылары отырады. Олар бәрінен бұрын неге дәл осындай шешім қабылдағаныңызды сұрайды.</p>',
        ru: '<p>В комиссии сидят программисты компаний-партнёров. Прежде всего они спросят, почему вы приняли именно такие решения.</p>',
        en: '<p>Developers from partner companies sit on the panel. What they ask first is why you decided as you did.</p>',
      },
      seo: {
        title: {
          kz: '«Цифрлық дарын» гранты\u00a0– Нархоз университеті',
          ru: 'Грант «Цифровой талант»\u00a0— Университет Нархоз',
          en: 'Digital Talent grant – Narxoz University',
        },
        description: {
          kz: 'АТ-жобасы бар талапкерлерге арналған 25 грант: қандай жоба қабылданады және қалай бағаланады.',
          ru: '25 грантов для абитуриентов с ИТ-проектом: какие проекты принимают и как их оценивают.',
          en: 'Twenty-five grants for applicants with a digital project: what is accepted and how it is judged.',
        },
      },
      banner: {
        title: { kz: 'Не жасағаныңызды көрсетіңіз', ru: 'Покажите, что вы сделали', en: 'Show us what you have made' },
        lead: {
          kz: 'Аяқталмаған жоба да жарайды: бізге ойыңыздың барысы қызық.',
          ru: 'Подойдёт и неоконченный проект: нам интересен ход вашей мысли.',
          en: 'An unfinished project will do: we want to see how you think.',
        },
      },
      blocks: [
        {
          id: 6014,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Қандай жоба керек', ru: 'Какие проекты подходят', en: 'What kind of project' },
          items: [
            {
              title: { kz: 'Қосымша немесе сайт', ru: 'Приложение или сайт', en: 'An app or a site' },
              desc: {
                kz: '<p>Кемінде он адам қолданған, пікірі жиналған өнім.</p>',
                ru: '<p>Продукт, которым пользовались хотя бы десять человек и оставили отзывы.</p>',
                en: '<p>A product that at least ten people have used and commented on.</p>',
              },
            },
            {
              title: { kz: 'Деректер зерттеуі', ru: 'Исследование данных', en: 'A data study' },
              desc: {
                kz: '<p>Ашық деректерден шығарған қорытындыңыз бен оны тексеруге болатын код.</p>',
                ru: '<p>Вывод из открытых данных и код, по которому его можно проверить.</p>',
                en: '<p>A finding from open data, with the code to check it.</p>',
              },
            },
            {
              title: { kz: 'Құрылғы немесе робот', ru: 'Устройство или робот', en: 'A device or a robot' },
              desc: {
                kz: '<p>Сызбасы, бағдарламасы және жұмысы түсірілген қысқа бейне.</p>',
                ru: '<p>Схема, программа и короткое видео о том, как он работает.</p>',
                en: '<p>The drawing, the program and a short film of it working.</p>',
              },
            },
          ],
        },
        {
          id: 6015,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Бағалау өлшемдері', ru: 'Критерии оценки', en: 'How projects are judged' },
          items: [
            { title: { kz: 'Пайдасы', ru: 'Польза', en: 'Use' }, value: { kz: '30 балл', ru: '30 баллов', en: '30 points' } },
            {
              title: { kz: 'Техникалық деңгейі', ru: 'Технический уровень', en: 'Technical level' },
              value: { kz: '40 балл', ru: '40 баллов', en: '40 points' },
            },
            { title: { kz: 'Қорғауы', ru: 'Защита', en: 'Defence' }, value: { kz: '30 балл', ru: '30 баллов', en: '30 points' } },
          ],
        },
      ],
    },
  },
  {
    id: 7,
    slug: 'altyn-belgi-discount',
    attributes: {
      title: {
        kz: '«Алтын белгі» иегерлеріне университет жеңілдігі',
        ru: 'Скидка университета обладателям «Алтын белги»',
        en: 'University discount for Altyn Belgi holders',
      },
      type: 32,
      lead: {
        kz: 'Мектепті «Алтын белгімен» бітіргендер бірінші курстың ақысын екі есе аз төлейді.',
        ru: 'Окончившие школу с «Алтын белги» платят за первый курс вдвое меньше.',
        en: 'Those who leave school with the Altyn Belgi award pay half the fee in the first year.',
      },
      education: ['bachelor'],
      amount: { kz: 'Оқу ақысының 50\u00a0%-ы', ru: '50\u00a0% стоимости обучения', en: '50% of the tuition fee' },
      deadline: '2027-08-25',
      conditions: {
        kz: '<ul><li>белгінің берілгенін растайтын үздік аттестат;</li><li>ақылы негізде күндізгі бөлімге түсу;</li><li>жеңілдік GPA 3,33-тен төмендемесе, келесі жылға ұзартылады.</li></ul>',
        ru: '<ul><li>аттестат с отличием, подтверждающий знак;</li><li>поступление на платное очное отделение;</li><li>скидка продлевается, если GPA не ниже 3,33.</li></ul>',
        en: '<ul><li>the certificate with honours that proves the award;</li><li>full-time study as a fee-paying student;</li><li>the discount is renewed while the GPA stays at 3.33 or above.</li></ul>',
      },
      desc: {
        kz: '<p>Жеңілдікке конкурс жоқ: талабы орындалса, ол келісімшартқа бірден жазылады. Басқа жеңілдігіңіз болса, екеуінің үлкені қолданылады.</p>',
        ru: '<p>Конкурса нет: при выполнении условий скидку сразу вписывают в договор. Если у вас есть другая скидка, применяется большая.</p>',
        en: '<p>There is no competition: if you meet the conditions, the discount goes straight into your contract. If you have another, the larger applies.</p>',
      },
      seo: {
        title: {
          kz: '«Алтын белгі» жеңілдігі\u00a0– Нархоз университеті',
          ru: 'Скидка за «Алтын белги»\u00a0— Университет Нархоз',
          en: 'Altyn Belgi discount – Narxoz University',
        },
        description: {
          kz: '«Алтын белгі» иегерлеріне оқу ақысынан 50 пайыз жеңілдік: қалай рәсімдеу және ұзарту керек.',
          ru: 'Скидка 50 процентов обладателям «Алтын белги»: как оформить и продлить.',
          en: 'A 50 per cent discount for Altyn Belgi holders: how to get it and how to keep it.',
        },
      },
      banner: {
        title: { kz: 'Он бір жылғы еңбектің өтеуі', ru: 'Награда за одиннадцать лет труда', en: 'A reward for eleven years of work' },
        lead: {
          kz: 'Аттестатыңызды көрсетіңіз, қалғанын өзіміз рәсімдейміз.',
          ru: 'Покажите аттестат, остальное оформим сами.',
          en: 'Show us your certificate and we do the rest.',
        },
      },
      blocks: [
        {
          id: 6016,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Есептеу мысалы', ru: 'Пример расчёта', en: 'A worked example' },
          desc: {
            kz: '<p>Жылдық ақысы 1\u00a0450\u00a0000 теңге болатын бағдарлама үшін.</p>',
            ru: '<p>Для программы стоимостью 1\u00a0450\u00a0000 тенге в год.</p>',
            en: '<p>For a programme at 1,450,000 tenge a year.</p>',
          },
          columns: [
            { title: { kz: 'Курс', ru: 'Курс', en: 'Year' } },
            { title: { kz: 'GPA', ru: 'GPA', en: 'GPA' } },
            { title: { kz: 'Төленетін сома', ru: 'К оплате', en: 'To pay' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Бірінші', ru: 'Первый', en: 'First' } },
                { text: { kz: '–', ru: '–', en: '–' } },
                { text: { kz: '725\u00a0000 теңге', ru: '725\u00a0000 тенге', en: '725,000 tenge' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Екінші', ru: 'Второй', en: 'Second' } },
                { text: { kz: '3,45', ru: '3,45', en: '3.45' } },
                { text: { kz: '725\u00a0000 теңге', ru: '725\u00a0000 тенге', en: '725,000 tenge' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Үшінші', ru: 'Третий', en: 'Third' } },
                { text: { kz: '3,10', ru: '3,10', en: '3.10' } },
                { text: { kz: '1\u00a0450\u00a0000 теңге', ru: '1\u00a0450\u00a0000 тенге', en: '1,450,000 tenge' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 6017,
          type: 'contacts',
          group: 2,
          position: 2,
          title: { kz: 'Жеңілдікті рәсімдеу', ru: 'Где оформить скидку', en: 'Where to arrange it' },
          items: [
            {
              title: { kz: 'Гранттар және шәкіртақылар тобы', ru: 'Группа грантов и стипендий', en: 'Grants and scholarships team' },
              phone: '+7 (727) 377-11-15',
              email: 'grants@narxoz.example',
              address: { kz: 'Бас ғимарат, 103-кабинет', ru: 'Главный корпус, кабинет 103', en: 'Main building, room 103' },
              hours: { kz: 'Дүйсенбі–жұма, 9:00–18:00', ru: 'Понедельник–пятница, 9:00–18:00', en: 'Monday–Friday, 9:00–18:00' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 8,
    slug: 'rector-merit-discount',
    attributes: {
      title: { kz: 'Үздік үлгерім үшін университет жеңілдігі', ru: 'Скидка университета за успеваемость', en: 'University merit discount' },
      type: 32,
      lead: {
        kz: 'Оқу жылын 3,67-ден жоғары GPA-мен аяқтаған ақылы бөлім студенттері келесі жылға 20 пайыз жеңілдік алады.',
        ru: 'Студенты платного отделения с годовым GPA выше 3,67 получают скидку 20 процентов на следующий год.',
        en: 'Fee-paying students who end the year with a GPA above 3.67 get 20 per cent off the next one.',
      },
      education: ['bachelor', 'master'],
      amount: { kz: 'Келесі жыл ақысының 20\u00a0%-ы', ru: '20\u00a0% платы за следующий год', en: '20% of the next year’s fee' },
      deadline: '2027-06-30',
      conditions: {
        kz: '<ul><li>академиялық қарызы жоқ;</li><li>тәртіптік ескерту алмаған;</li><li>жылына кемінде 60 кредит меңгерген.</li></ul>',
        ru: '<ul><li>нет академических задолженностей;</li><li>нет дисциплинарных взысканий;</li><li>за год освоено не менее 60 кредитов.</li></ul>',
        en: '<ul><li>no outstanding courses;</li><li>no disciplinary warnings;</li><li>at least 60 credits earned in the year.</li></ul>',
      },
      desc: {
        kz: '<p>Өтініш берудің қажеті жоқ: тіркеуші кеңсесі тізімді маусымның соңында өзі жасайды, студентке хабарлама барады. Қате тапсаңыз, он күн ішінде түзетуге жазыңыз.</p>',
        ru: '<p>Подавать заявление не нужно: офис регистратора сам составляет список в конце июня и извещает студентов. Заметили ошибку\u00a0— напишите в течение десяти дней.</p>',
        en: '<p>There is nothing to apply for: the registrar draws up the list at the end of June and writes to students. If you see a mistake, tell us within ten days.</p>',
      },
      seo: {
        title: {
          kz: 'Үлгерім жеңілдігі\u00a0– Нархоз университеті',
          ru: 'Скидка за успеваемость\u00a0— Университет Нархоз',
          en: 'Merit discount – Narxoz University',
        },
        description: {
          kz: 'GPA 3,67-ден жоғары студенттерге оқу ақысынан жеңілдік: кімге, қанша, қашан есептеледі.',
          ru: 'Скидка на обучение студентам с GPA выше 3,67: кому, сколько и когда её начисляют.',
          en: 'A discount for students with a GPA above 3.67: who gets it, how much and when.',
        },
      },
      banner: {
        title: { kz: 'Жақсы оқығанға арзанырақ', ru: 'Кто хорошо учится, платит меньше', en: 'Study well, pay less' },
        lead: {
          kz: 'Былтыр бұл жеңілдікті 640 студент алды, оның үштен бірі екінші рет.',
          ru: 'В прошлом году скидку получили 640 студентов, треть из них\u00a0— второй раз.',
          en: 'Last year 640 students received it, a third of them for the second time.',
        },
      },
      blocks: [
        {
          id: 6018,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Қысқаша', ru: 'Коротко', en: 'In brief' },
          items: [
            {
              title: { kz: 'Кімге', ru: 'Кому', en: 'For whom' },
              value: { kz: '2-курстан бастап', ru: 'со 2-го курса', en: 'from the second year' },
            },
            {
              title: { kz: 'Тізім жарияланады', ru: 'Публикация списка', en: 'List published' },
              value: { kz: '30 маусым', ru: '30 июня', en: '30 June' },
            },
            {
              title: { kz: 'Қолданылуы', ru: 'Как применяется', en: 'Applied to' },
              value: { kz: 'екі семестрге тең бөлінеді', ru: 'поровну на два семестра', en: 'both semesters equally' },
            },
          ],
        },
        {
          id: 6019,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Күмәнді жағдайлар', ru: 'Спорные случаи', en: 'Special cases' },
          items: [
            {
              title: { kz: 'Шетелде бір семестр оқыдым', ru: 'Я провёл семестр за рубежом', en: 'I spent a semester abroad' },
              text: {
                kz: '<p>Қабылдаушы университеттің бағалары ECTS кестесімен аударылып, GPA-ға қосылады; транскрипт кешіксе, шешім де күтеді.</p>',
                ru: '<p>Оценки принимающего вуза переводят по таблице ECTS и включают в GPA; если транскрипт задержался, решение подождёт.</p>',
                en: '<p>Marks from the host are converted by the ECTS table and count in your GPA; if the transcript is late, the decision waits.</p>',
              },
            },
            {
              title: {
                kz: 'Жазғы семестрде бағамды көтердім',
                ru: 'Я повысил оценку в летнем семестре',
                en: 'I improved a mark in summer',
              },
              text: {
                kz: '<p>Жеңілдік негізгі екі семестрдің қорытындысымен есептеледі, жазда көтерілген баға келесі жылдың көрсеткішіне кіреді.</p>',
                ru: '<p>Скидку считают по двум основным семестрам, летняя оценка войдёт в показатель следующего года.</p>',
                en: '<p>The discount is worked out on the two main semesters; a summer mark counts towards next year.</p>',
              },
            },
            {
              title: { kz: 'Мемлекеттік грантпен оқимын', ru: 'Я учусь по государственному гранту', en: 'I hold a state grant' },
              text: {
                kz: '<p>Сізге оқу ақысы жоқ, сондықтан жеңілдік берілмейді; есесіне үздік студенттер жоғарылатылған шәкіртақыға ие болады.</p>',
                ru: '<p>Вы не платите за учёбу, и скидка не нужна; зато отличникам назначают повышенную стипендию.</p>',
                en: '<p>You pay no fee, so there is nothing to reduce; instead, top students receive a higher stipend.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 9,
    slug: 'semester-abroad-grant',
    attributes: {
      title: { kz: 'Шетелдегі семестрге грант', ru: 'Грант на семестр за рубежом', en: 'Semester abroad grant' },
      type: 36,
      lead: {
        kz: 'Университет қоры аз қамтылған отбасынан шыққан 20 студентке серіктес университетте бір семестр оқуға қаржы береді.',
        ru: 'Фонд университета помогает 20 студентам из малообеспеченных семей провести семестр в вузе-партнёре.',
        en: 'The university fund sends 20 students from low-income families to a partner university for a semester.',
      },
      education: ['bachelor', 'master'],
      amount: { kz: '600\u00a0000 теңге', ru: '600\u00a0000 тенге', en: '600,000 tenge' },
      places: 20,
      deadline: '2027-03-10',
      conditions: {
        kz: '<ul><li>екі семестрді қарызсыз аяқтаған;</li><li>ұтқырлық конкурсынан өткен;</li><li>отбасының табысы туралы анықтама бар.</li></ul>',
        ru: '<ul><li>два семестра без задолженностей;</li><li>успешный отбор на мобильность;</li><li>справка о доходах семьи.</li></ul>',
        en: '<ul><li>two semesters completed with nothing outstanding;</li><li>success in the mobility competition;</li><li>proof of family income.</li></ul>',
      },
      desc: {
        kz: '<p>Қаржы жол жүруге, баспана мен сақтандыруға жұмсалады. Серіктес университетте оқу ақысы алынбайды, ал меңгерілген кредиттер толық есептеледі.</p>',
        ru: '<p>Деньги идут на дорогу, жильё и страховку. Плата за обучение в вузе-партнёре не взимается, а кредиты засчитываются полностью.</p>',
        en: '<p>The money goes on travel, housing and insurance. The partner charges no tuition, and your credits count in full.</p>',
      },
      seo: {
        title: {
          kz: 'Шетелдегі семестрге грант\u00a0– Нархоз университеті',
          ru: 'Грант на семестр за рубежом\u00a0— Университет Нархоз',
          en: 'Semester abroad grant – Narxoz University',
        },
        description: {
          kz: 'Академиялық ұтқырлыққа университет қорынан 600\u00a0000 теңге: кім алады, қалай өтінім береді.',
          ru: '600\u00a0000 тенге из фонда университета на академическую мобильность: кто получает и как подать заявку.',
          en: 'The university fund’s 600,000 tenge for academic mobility: who receives it and how to apply.',
        },
      },
      banner: {
        title: { kz: 'Әлемді көруге қаржы кедергі емес', ru: 'Увидеть мир не мешают деньги', en: 'See the world on a student budget' },
        lead: {
          kz: 'Өтінім ұтқырлық конкурсымен бір мезгілде, 1 ақпаннан 10 наурызға дейін қабылданады.',
          ru: 'Заявки принимают вместе с конкурсом мобильности, с 1 февраля по 10 марта.',
          en: 'Apply together with the mobility competition, from 1 February to 10 March.',
        },
      },
      blocks: [
        {
          id: 6020,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Өтінімнен ұшаққа дейін', ru: 'От заявки до самолёта', en: 'From application to aeroplane' },
          items: [
            {
              title: { kz: 'Университет таңдаңыз', ru: 'Выберите университет', en: 'Choose a university' },
              desc: {
                kz: '<p>Қырық серіктестің ішінен үшеуін қалау ретімен белгілейсіз.</p>',
                ru: '<p>Отметьте три из сорока партнёров в порядке предпочтения.</p>',
                en: '<p>Mark three of our forty partners in order of preference.</p>',
              },
            },
            {
              title: { kz: 'Табыс анықтамасын тіркеңіз', ru: 'Приложите справку о доходах', en: 'Attach proof of income' },
              desc: {
                kz: '<p>Соңғы жарты жылдағы отбасы табысы eGov порталынан алынады.</p>',
                ru: '<p>Доходы семьи за последние полгода можно получить на портале eGov.</p>',
                en: '<p>Family income for the last six months is issued on the eGov portal.</p>',
              },
            },
            {
              title: { kz: 'Келісімшартқа қол қойыңыз', ru: 'Подпишите соглашение', en: 'Sign the agreement' },
              desc: {
                kz: '<p>Қаржының 80 пайызы сапар алдында, қалғаны есеп тапсырылған соң аударылады.</p>',
                ru: '<p>80 процентов переводят до поездки, остальное после отчёта.</p>',
                en: '<p>Eighty per cent is paid before you leave, the rest after your report.</p>',
              },
            },
          ],
        },
        {
          id: 6021,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Шығынды алдын ала есептеңіз', ru: 'Посчитайте расходы заранее', en: 'Work out the costs first' },
          desc: {
            kz: '<p>Әр елдегі баспана, тамақ және виза бағасы бір кестеге жиналған.</p>',
            ru: '<p>Цены на жильё, питание и визу по странам собраны в одной таблице.</p>',
            en: '<p>Housing, food and visa prices by country are in one table.</p>',
          },
          link: {
            text: { kz: 'Шығындар кестесі', ru: 'Таблица расходов', en: 'Table of costs' },
            url: '/expenses-for-the-period-of-mobility',
          },
        },
      ],
    },
  },
  {
    id: 10,
    slug: 'international-students-grant',
    attributes: {
      title: { kz: 'Шетел азаматтарына грант', ru: 'Грант для иностранных граждан', en: 'Grant for international students' },
      type: 32,
      lead: {
        kz: 'Басқа елден келген үздік талапкерлерге және шетелдегі қандастарға бакалавриат пен магистратурада жеңілдетілген оқу.',
        ru: 'Льготное обучение в бакалавриате и магистратуре для сильных абитуриентов из других стран и этнических казахов.',
        en: 'Reduced fees on bachelor’s and master’s programmes for strong applicants from abroad and ethnic Kazakhs.',
      },
      education: ['bachelor', 'master'],
      amount: { kz: 'Оқу ақысының 50–100\u00a0%-ы', ru: '50–100\u00a0% стоимости обучения', en: '50–100% of the tuition fee' },
      places: 30,
      deadline: '2027-06-30',
      conditions: {
        kz: '<ul><li>аттестат не дипломның орташа бағасы 80 пайыздан жоғары;</li><li>ағылшынша бағдарламаға IELTS 5.5 (магистратураға 6.0) немесе ішкі тест;</li><li>бейнеүндеу: неге Алматы, неге осы мамандық.</li></ul>',
        ru: '<ul><li>средний балл аттестата или диплома выше 80 процентов;</li><li>для программ на английском\u00a0— IELTS 5.5 (для магистратуры 6.0) или внутренний тест;</li><li>видеообращение: почему Алматы и почему эта профессия.</li></ul>',
        en: '<ul><li>an average above 80 per cent in the last certificate or diploma;</li><li>for programmes in English, IELTS 5.5 (6.0 for a master’s) or our own test;</li><li>a video on why Almaty and why this profession.</li></ul>',
      },
      desc: {
        kz: '<p>Комиссия өтінімдерді ай сайын қарайды, сондықтан ерте тапсырған тиімді. Қандастарға он орын бөлінген, олар үшін қазақ тілінің дайындық курсы тегін.</p>',
        ru: '<p>Комиссия рассматривает заявки каждый месяц, поэтому выгоднее подать раньше. Десять мест отведено этническим казахам, курс казахского языка для них бесплатный.</p>',
        en: '<p>The panel meets monthly, so it pays to apply early. Ten places are kept for ethnic Kazakhs, whose preparatory Kazakh course is free.</p>',
      },
      seo: {
        title: {
          kz: 'Шетел азаматтарына грант\u00a0– Нархоз университеті',
          ru: 'Грант для иностранцев\u00a0— Университет Нархоз',
          en: 'International students’ grant – Narxoz University',
        },
        description: {
          kz: 'Шетелдік талапкерлер мен қандастарға арналған 30 грант: талаптар, құжаттар, мерзім және виза қолдауы.',
          ru: '30 грантов для иностранных абитуриентов и этнических казахов: требования, документы, сроки и виза.',
          en: 'Thirty grants for applicants from abroad and ethnic Kazakhs: requirements, documents, dates and visa help.',
        },
      },
      banner: {
        title: { kz: 'Алматыда оқыңыз', ru: 'Учитесь в Алматы', en: 'Study in Almaty' },
        lead: {
          kz: 'Таудың етегіндегі қалада түрлі елдің студенттері бірге оқиды.',
          ru: 'В городе у подножия гор вместе учатся студенты из разных стран.',
          en: 'Students from many countries study together in a city at the foot of the mountains.',
        },
      },
      blocks: [
        {
          id: 6022,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Грант деңгейлері', ru: 'Уровни гранта', en: 'Levels of the grant' },
          columns: [
            { title: { kz: 'Деңгей', ru: 'Уровень', en: 'Level' } },
            { title: { kz: 'Нені өтейді', ru: 'Что покрывает', en: 'What it covers' } },
            { title: { kz: 'Орын', ru: 'Мест', en: 'Places' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Толық', ru: 'Полный', en: 'Full' } },
                { text: { kz: 'оқу ақысы мен жатақхана', ru: 'обучение и общежитие', en: 'tuition and a hall of residence' } },
                { text: { kz: '6', ru: '6', en: '6' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Негізгі', ru: 'Основной', en: 'Main' } },
                { text: { kz: 'оқу ақысының 75 пайызы', ru: '75 процентов обучения', en: '75 per cent of tuition' } },
                { text: { kz: '10', ru: '10', en: '10' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Жартылай', ru: 'Половинный', en: 'Half' } },
                { text: { kz: 'оқу ақысының 50 пайызы', ru: '50 процентов обучения', en: '50 per cent of tuition' } },
                { text: { kz: '14', ru: '14', en: '14' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 6023,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Келер алдында', ru: 'Перед приездом', en: 'Before you come' },
          items: [
            {
              title: { kz: 'Визаны кім рәсімдейді?', ru: 'Кто оформляет визу?', en: 'Who arranges the visa?' },
              text: {
                kz: '<p>Шақыруды университет жасайды, ал визаны өзіңіз елшіліктен аласыз. Шақыруды дайындауға он бес жұмыс күніне дейін уақыт кетеді.</p>',
                ru: '<p>Приглашение готовит университет, визу вы получаете в посольстве. На приглашение уходит до пятнадцати рабочих дней.</p>',
                en: '<p>The university prepares the invitation and you collect the visa at the embassy. The invitation takes up to fifteen working days.</p>',
              },
            },
            {
              title: { kz: 'Құжатты аудару керек пе?', ru: 'Нужно ли переводить документы?', en: 'Must documents be translated?' },
              text: {
                kz: '<p>Қазақ, орыс не ағылшын тілінде емес құжатқа нотариус растаған аударма қосасыз; апостильді келген соң көрсетсеңіз болады.</p>',
                ru: '<p>К документам не на казахском, русском или английском приложите нотариальный перевод; апостиль можно показать по приезде.</p>',
                en: '<p>Add a notarised translation to anything that is not in Kazakh, Russian or English; the apostille can be shown on arrival.</p>',
              },
            },
          ],
        },
        {
          id: 6024,
          type: 'call',
          group: 3,
          position: 3,
          title: { kz: 'Қабылдау кезеңдерін көріңіз', ru: 'Посмотрите этапы поступления', en: 'See the stages of admission' },
          desc: {
            kz: '<p>Алғашқы хаттан бастап кампустағы бірінші күнге дейінгі жол.</p>',
            ru: '<p>Путь от первого письма до первого дня на кампусе.</p>',
            en: '<p>The way from your first letter to your first day on campus.</p>',
          },
          link: {
            text: { kz: 'Шетелдік студенттерге', ru: 'Иностранным студентам', en: 'For international students' },
            url: '/information-for-international-students',
          },
        },
      ],
    },
  },
  {
    id: 11,
    slug: 'thesis-research-grant',
    attributes: {
      title: { kz: 'Диссертация зерттеуіне грант', ru: 'Грант на диссертационное исследование', en: 'Thesis research grant' },
      type: 35,
      lead: {
        kz: 'Сауалнама, далалық жұмыс, дерек сатып алу немесе зертхана уақыты қажет магистрант пен докторантқа бір жылға қаржы.',
        ru: 'Деньги на год магистранту и докторанту, которым нужны опросы, полевая работа, покупка данных или время в лаборатории.',
        en: 'A year’s money for master’s and doctoral students who need surveys, fieldwork, data or laboratory time.',
      },
      education: ['master', 'doctoral'],
      amount: { kz: '400\u00a0000–1\u00a0500\u00a0000 теңге', ru: '400\u00a0000–1\u00a0500\u00a0000 тенге', en: '400,000–1,500,000 tenge' },
      places: 15,
      deadline: '2027-02-15',
      conditions: {
        kz: '<ul><li>тақырыбы бекітілген және жетекшінің ұсынысы бар;</li><li>сметасы мен жұмыс кестесі жасалған;</li><li>қаржы жалақыға жұмсалмайды.</li></ul>',
        ru: '<ul><li>тема утверждена, есть рекомендация руководителя;</li><li>составлены смета и график работ;</li><li>средства не идут на зарплату.</li></ul>',
        en: '<ul><li>an approved topic and the supervisor’s recommendation;</li><li>a budget and a timetable;</li><li>the money may not be spent on pay.</li></ul>',
      },
      desc: {
        kz: '<p>Өтінімді екі тәуелсіз сарапшы авторын білмей бағалайды. Нәтиже ретінде ашық деректер жиыны мен рецензияланатын журналға жіберілген мақала күтіледі.</p>',
        ru: '<p>Заявку вслепую оценивают два независимых эксперта. В результате ждём открытый набор данных и статью, поданную в рецензируемый журнал.</p>',
        en: '<p>Two independent reviewers judge each application without knowing the author. We expect an open data set and a paper submitted to a refereed journal.</p>',
      },
      seo: {
        title: {
          kz: 'Диссертация зерттеуіне грант\u00a0– Нархоз университеті',
          ru: 'Грант на исследование\u00a0— Университет Нархоз',
          en: 'Thesis research grant – Narxoz University',
        },
        description: {
          kz: 'Магистранттар мен докторанттарға арналған ішкі зерттеу гранты: сомасы, шығын түрлері, сараптама.',
          ru: 'Внутренний исследовательский грант для магистрантов и докторантов: суммы, расходы, экспертиза.',
          en: 'The internal research grant for postgraduates: amounts, eligible costs and review.',
        },
      },
      banner: {
        title: { kz: 'Жақсы сұраққа қаржы табылады', ru: 'На хороший вопрос деньги найдутся', en: 'A good question finds its funding' },
        lead: {
          kz: 'Бес беттік өтінім жеткілікті, ең бастысы\u00a0– не өлшейтініңізді анық жазу.',
          ru: 'Достаточно пяти страниц; главное\u00a0— ясно написать, что вы будете измерять.',
          en: 'Five pages will do; what matters is saying clearly what you will measure.',
        },
      },
      blocks: [
        {
          id: 6025,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Нені төлеуге болады', ru: 'На что можно потратить', en: 'What it pays for' },
          columns: [
            { title: { kz: 'Шығын түрі', ru: 'Вид расходов', en: 'Kind of cost' } },
            { title: { kz: 'Ең көп үлесі', ru: 'Предельная доля', en: 'Largest share' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Сауалнама мен сұхбат', ru: 'Опросы и интервью', en: 'Surveys and interviews' } },
                { text: { kz: '60 пайыз', ru: '60 процентов', en: '60 per cent' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Деректерге жазылым', ru: 'Подписка на данные', en: 'Data subscriptions' } },
                { text: { kz: '50 пайыз', ru: '50 процентов', en: '50 per cent' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Іссапар', ru: 'Командировки', en: 'Travel' } },
                { text: { kz: '30 пайыз', ru: '30 процентов', en: '30 per cent' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Аударма және тілдік редакция', ru: 'Перевод и языковая правка', en: 'Translation and language editing' } },
                { text: { kz: '15 пайыз', ru: '15 процентов', en: '15 per cent' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 6026,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Есеп беру', ru: 'Отчётность', en: 'Reporting' },
          items: [
            {
              title: { kz: 'Аралық есеп қашан керек?', ru: 'Когда нужен промежуточный отчёт?', en: 'When is the interim report due?' },
              text: {
                kz: '<p>Алты айдан кейін екі беттік есеп пен шығын кестесін тапсырасыз, содан соң қаржының екінші бөлігі аударылады.</p>',
                ru: '<p>Через полгода сдают отчёт на две страницы и таблицу расходов, после чего переводят вторую часть.</p>',
                en: '<p>After six months: two pages and a table of spending, upon which the second part is paid.</p>',
              },
            },
            {
              title: { kz: 'Зерттеу жоспары өзгерсе ше?', ru: 'Что если план исследования изменится?', en: 'What if my plan changes?' },
              text: {
                kz: '<p>Жетекшіңізбен бірге ғылым бөліміне хат жазыңыз. Сметаның төрттен біріне дейін қайта бөлуге жеке шешім керек емес.</p>',
                ru: '<p>Напишите вместе с руководителем в отдел науки. Перераспределить до четверти сметы можно без отдельного решения.</p>',
                en: '<p>Write to the research office with your supervisor. Up to a quarter of the budget can be moved without a separate decision.</p>',
              },
            },
          ],
        },
      ],
    },
  },
]
