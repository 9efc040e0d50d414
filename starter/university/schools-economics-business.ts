import type { StarterEntry } from '../starter-entry.ts'

/** The School of Economics and Management and the Business School. */
export const economicsAndBusiness: readonly StarterEntry<'school'>[] = [
  {
    id: 66,
    slug: 'school-of-economics-and-management',
    attributes: {
      title: {
        kz: 'Экономика және менеджмент мектебі',
        ru: 'Школа экономики и менеджмента',
        en: 'School of Economics and Management',
      },
      lead: {
        kz: 'Қаржы, есеп, маркетинг, логистика және басқару: санның артындағы адамды, шешімнің артындағы салдарды көре білетін мамандар.',
        ru: 'Финансы, учёт, маркетинг, логистика и управление: для тех, кто видит за цифрой человека, а за решением его последствия.',
        en: 'Finance, accounting, marketing, logistics and management for people who see the person behind the number and the outcome behind the decision.',
      },
      email: 'economics@narxoz.example',
      phone: '+7 (727) 377-11-91',
      address: {
        kz: 'Бас ғимарат, 2-қабат, 201-кабинет',
        ru: 'Главный корпус, 2-й этаж, кабинет 201',
        en: 'Main building, floor 2, room 201',
      },
      seo: {
        title: {
          kz: 'Экономика және менеджмент мектебі\u00a0– Нархоз университеті',
          ru: 'Школа экономики и менеджмента\u00a0— Университет Нархоз',
          en: 'School of Economics and Management – Narxoz University',
        },
        description: {
          kz: 'Қаржы, есеп және аудит, маркетинг, логистика, менеджмент бағдарламалары: оқу құрылымы, тағылымдама, оқытушылар және қос диплом.',
          ru: 'Программы по финансам, учёту и аудиту, маркетингу, логистике и менеджменту: как построена учёба, стажировки, преподаватели, двойной диплом.',
          en: 'Programmes in finance, accounting and audit, marketing, logistics and management: how study is organised, internships, staff and double degrees.',
        },
      },
      banner: {
        title: {
          kz: 'Экономиканы есептей де, түсіне де білетіндер мектебі',
          ru: 'Школа тех, кто умеет считать и понимать экономику',
          en: 'Where the economy is counted and understood',
        },
        lead: {
          kz: 'Университеттің ең үлкен әрі ең ескі мектебі: 1963 жылғы алғашқы факультеттердің дәстүрі осында жалғасады.',
          ru: 'Самая большая и самая старая школа университета: здесь живёт традиция первых факультетов 1963 года.',
          en: 'The largest and oldest school of the university carries on the tradition of the first faculties of 1963.',
        },
        link: { text: { kz: 'Бағдарламаны таңдау', ru: 'Выбрать программу', en: 'Choose a programme' }, url: '/education/bachelor' },
      },
      blocks: [
        {
          id: 1001,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Нағыз есептілікпен жұмыс',
            ru: 'Работа с настоящей отчётностью',
            en: 'Working on real accounts',
          },
          lead: {
            kz: 'Үшінші курсқа дейін әр студент бір қазақстандық компанияның есептілігін басынан аяғына дейін талдап шығады.',
            ru: 'До третьего курса каждый студент целиком разбирает отчётность одной казахстанской компании.',
            en: 'Before the third year every student takes apart the accounts of one Kazakhstani company from beginning to end.',
          },
          desc: {
            kz: '<p>Компанияны студент өзі таңдайды, ал қорытындысын сол салада жұмыс істейтін қонақ сарапшының алдында қорғайды. Кейбір талдаулар тағылымдамаға шақырумен аяқталады: былтыр осылай 46 студент алғашқы жұмысын тапты.</p><p>Мектептің сауда зертханасында биржа терминалдары, ал логистика сыныбында қойманың жұмысын модельдейтін стенд тұр.</p>',
            ru: '<p>Компанию студент выбирает сам, а выводы защищает перед приглашённым экспертом из той же отрасли. Иногда разбор заканчивается приглашением на стажировку: в прошлом году так нашли первую работу 46 студентов.</p><p>В торговой лаборатории школы стоят биржевые терминалы, в классе логистики стенд, который моделирует работу склада.</p>',
            en: '<p>Students choose the company themselves and defend their findings before a guest expert from the same industry. Some analyses end with an invitation to an internship: last year 46 students found their first job that way.</p><p>The school’s trading laboratory has exchange terminals, and the logistics classroom a rig that models a working warehouse.</p>',
          },
          facts: [
            { title: { kz: 'Студенттер', ru: 'Студентов', en: 'Students' }, value: { kz: '4\u00a0960', ru: '4\u00a0960', en: '4,960' } },
            { title: { kz: 'Оқытушылар', ru: 'Преподавателей', en: 'Teachers' }, value: { kz: '184', ru: '184', en: '184' } },
            {
              title: { kz: 'Оқыту тілдері', ru: 'Языки обучения', en: 'Languages of instruction' },
              value: { kz: 'қазақ, орыс, ағылшын', ru: 'казахский, русский, английский', en: 'Kazakh, Russian, English' },
            },
            {
              title: { kz: 'Дәстүрі', ru: 'Традиция', en: 'Tradition' },
              value: { kz: '1963 жылдан', ru: 'с 1963 года', en: 'since 1963' },
            },
          ],
        },
        {
          id: 1002,
          type: 'cards',
          group: 2,
          position: 2,
          title: { kz: 'Төрт бағыт', ru: 'Четыре направления', en: 'Four fields' },
          items: [
            {
              title: { kz: 'Экономика және қаржы', ru: 'Экономика и финансы', en: 'Economics and finance' },
              desc: {
                kz: '<p>Банк, бағалы қағаздар, салық және мемлекеттік бюджет. Модельдерді Excel-ден бастап Python-ға дейін құрасыз.</p>',
                ru: '<p>Банки, ценные бумаги, налоги и государственный бюджет. Модели строят сначала в Excel, потом на Python.</p>',
                en: '<p>Banking, securities, taxes and the public budget, with models built first in Excel and then in Python.</p>',
              },
              link: { text: { kz: 'Бакалавриат', ru: 'Бакалавриат', en: 'Bachelor’s degrees' }, url: '/education/bachelor' },
            },
            {
              title: { kz: 'Есеп және аудит', ru: 'Учёт и аудит', en: 'Accounting and audit' },
              desc: {
                kz: '<p>Бағдарлама халықаралық кәсіби емтихандардың тоғызынан босатады, ал төртінші курста аудиторлық тексеріске қатысасыз.</p>',
                ru: '<p>Программа освобождает от девяти международных профессиональных экзаменов, а на четвёртом курсе вы участвуете в аудиторской проверке.</p>',
                en: '<p>The programme exempts you from nine international professional papers, and in the fourth year you join an actual audit.</p>',
              },
              link: {
                text: { kz: 'Бағдарлама туралы', ru: 'О программе', en: 'About the programme' },
                url: '/school-program/accounting-and-audit',
              },
            },
            {
              title: { kz: 'Маркетинг және менеджмент', ru: 'Маркетинг и менеджмент', en: 'Marketing and management' },
              desc: {
                kz: '<p>Тұтынушыны зерттеу, бренд, адам басқару. Жарты жылдық жобада команда нақты тапсырыс берушіге жұмыс істейді.</p>',
                ru: '<p>Исследование потребителя, бренд, управление людьми. В полугодовом проекте команда работает на реального заказчика.</p>',
                en: '<p>Consumer research, brands and managing people. In a half-year project your team works for a real client.</p>',
              },
              link: {
                text: { kz: '«Маркетинг» бағдарламасы', ru: 'Программа «Маркетинг»', en: 'Marketing' },
                url: '/school-program/marketing',
              },
            },
            {
              title: { kz: 'Логистика және жасыл экономика', ru: 'Логистика и зелёная экономика', en: 'Logistics and the green economy' },
              desc: {
                kz: '<p>Қорғастағы құрғақ порт пен Қонаевтағы күн электр станциясы оқу алаңына айналады: аптаның бір күні өндірісте өтеді.</p>',
                ru: '<p>Учебными площадками становятся сухой порт Хоргос и солнечная станция в Конаеве: один день недели проходит на производстве.</p>',
                en: '<p>The dry port of Khorgos and the solar plant at Konayev become classrooms: one day a week is spent on site.</p>',
              },
              link: {
                text: { kz: 'Экология және жасыл экономика', ru: 'Экология и зелёная экономика', en: 'Ecology and green economy' },
                url: '/school-program/ecology-and-green-economy',
              },
            },
          ],
        },
        {
          id: 1003,
          type: 'steps',
          group: 3,
          position: 3,
          title: { kz: 'Төрт жылдың жолы', ru: 'Путь за четыре года', en: 'Four years, step by step' },
          items: [
            {
              title: { kz: 'Бірінші курс: негіз', ru: 'Первый курс: основа', en: 'Year one: foundations' },
              desc: {
                kz: '<p>Микроэкономика, математика, статистика және іскерлік қазақ тілі барлық бағдарламаға ортақ, сондықтан жыл соңында мамандықты ауыстыруға болады.</p>',
                ru: '<p>Микроэкономика, математика, статистика и деловой казахский общие для всех программ, поэтому в конце года можно сменить специальность.</p>',
                en: '<p>Microeconomics, mathematics, statistics and business Kazakh are shared by all programmes, so you may still change your subject at the end of the year.</p>',
              },
            },
            {
              title: { kz: 'Екінші курс: компания талдауы', ru: 'Второй курс: разбор компании', en: 'Year two: the company file' },
              desc: {
                kz: '<p>Қаржылық есептілік, салық және маркетинг пәндері бір компанияның мысалында қатар жүреді.</p>',
                ru: '<p>Финансовая отчётность, налоги и маркетинг идут параллельно на примере одной компании.</p>',
                en: '<p>Financial reporting, taxation and marketing run side by side, all on the example of one company.</p>',
              },
            },
            {
              title: {
                kz: 'Үшінші курс: шетел немесе тағылымдама',
                ru: 'Третий курс: зарубежье или стажировка',
                en: 'Year three: abroad or in a firm',
              },
              desc: {
                kz: '<p>Бір семестрді серіктес университетте немесе ақылы тағылымдамада өткізесіз, екеуіне де кредит беріледі.</p>',
                ru: '<p>Один семестр вы проводите в университете-партнёре или на оплачиваемой стажировке, кредиты дают и за то, и за другое.</p>',
                en: '<p>One semester is spent at a partner university or in a paid internship; both earn credits.</p>',
              },
            },
            {
              title: { kz: 'Төртінші курс: диплом жобасы', ru: 'Четвёртый курс: дипломный проект', en: 'Year four: the diploma project' },
              desc: {
                kz: '<p>Тақырыпты жұмыс беруші ұсынады, қорғауда комиссияның жартысы сол саладан келеді.</p>',
                ru: '<p>Тему предлагает работодатель, на защите половина комиссии приходит из отрасли.</p>',
                en: '<p>An employer proposes the topic, and half the panel at your defence comes from the industry.</p>',
              },
            },
          ],
        },
        {
          id: 1004,
          type: 'quote',
          group: 4,
          position: 4,
          text: {
            kz: '<p>Мен Текелідегі шағын ұн зауытының есебін талдадым. Иесі алдымен күлді, бір айдан кейін электр шығынын қалай азайту керегін сұрап өзі хабарласты.</p>',
            ru: '<p>Я разбирала отчётность маленького мукомольного завода в Текели. Хозяин сначала посмеялся, а через месяц сам позвонил и спросил, как снизить расходы на электричество.</p>',
            en: '<p>I analysed the accounts of a small flour mill in Tekeli. The owner laughed at first; a month later he rang to ask how to cut his electricity bill.</p>',
          },
          name: { kz: 'Мадина Ералиева', ru: 'Мадина Ералиева', en: 'Madina Yeraliyeva' },
          post: { kz: 'Есеп және аудит, 4-курс', ru: 'Учёт и аудит, 4-й курс', en: 'Accounting and audit, fourth year' },
        },
        {
          id: 1005,
          type: 'call',
          group: 5,
          position: 5,
          title: {
            kz: 'Компанияңызды студенттер талдасын десеңіз',
            ru: 'Хотите, чтобы студенты разобрали вашу компанию?',
            en: 'Would you like students to study your company?',
          },
          desc: {
            kz: '<p>Әр қыркүйекте мектеп отызға жуық тапсырыс берушіні қабылдайды. Құпиялылық туралы келісім жасалады, нәтижесі тегін беріледі.</p>',
            ru: '<p>Каждый сентябрь школа принимает около тридцати заказчиков. Мы подписываем соглашение о конфиденциальности, результат передаём бесплатно.</p>',
            en: '<p>Each September the school takes on some thirty clients. We sign a confidentiality agreement, and the results are free of charge.</p>',
          },
          link: {
            text: { kz: 'Мектепке жазу', ru: 'Написать в школу', en: 'Write to the school' },
            url: 'mailto:economics@narxoz.example',
          },
        },
      ],
    },
  },
  {
    id: 67,
    slug: 'business-school',
    attributes: {
      title: { kz: 'Бизнес-мектеп', ru: 'Бизнес-школа', en: 'Business School' },
      lead: {
        kz: 'Кәсіпкерлік пен халықаралық бизнестен MBA және Executive MBA-ға дейін: өз ісін бастайтындарға да, үлкен компанияны басқаратындарға да арналған мектеп.',
        ru: 'От предпринимательства и международного бизнеса до MBA и Executive MBA: школа и для тех, кто начинает своё дело, и для тех, кто управляет большим.',
        en: 'From entrepreneurship and international business to the MBA and Executive MBA: a school for those who start a firm and those who run a large one.',
      },
      email: 'business@narxoz.example',
      phone: '+7 (727) 377-11-92',
      address: {
        kz: 'Бас ғимарат, 5-қабат, 501-кабинет',
        ru: 'Главный корпус, 5-й этаж, кабинет 501',
        en: 'Main building, floor 5, room 501',
      },
      seo: {
        title: {
          kz: 'Бизнес-мектеп: MBA және корпоративтік оқыту\u00a0– Нархоз университеті',
          ru: 'Бизнес-школа: MBA и корпоративное обучение\u00a0— Университет Нархоз',
          en: 'Business School: MBA and corporate training – Narxoz University',
        },
        description: {
          kz: 'Кәсіпкерлік, халықаралық бизнес, MBA және Executive MBA, компанияларға арналған оқыту мен кеңес, түлектер және өтінім беру.',
          ru: 'Предпринимательство, международный бизнес, MBA и Executive MBA, обучение и консультации для компаний, выпускники и подача заявки.',
          en: 'Entrepreneurship, international business, MBA and Executive MBA, training and advice for companies, alumni and how to apply.',
        },
      },
      banner: {
        title: {
          kz: 'Сенбіде үйреніп, дүйсенбіде қолданасыз',
          ru: 'Узнали в субботу, применили в понедельник',
          en: 'Learn on Saturday, use it on Monday',
        },
        lead: {
          kz: 'Сабаққа өз компанияңыздың мәселесімен келесіз, ал топтастарыңыз оны шешуге көмектеседі.',
          ru: 'На занятие вы приходите с задачей своей компании, а одногруппники помогают её решить.',
          en: 'You bring a problem from your own company to class, and your classmates help to solve it.',
        },
        link: { text: { kz: 'Өтінім беру', ru: 'Подать заявку', en: 'Apply' }, url: '/school/business-school?modal=school' },
      },
      blocks: [
        {
          id: 1011,
          type: 'intro',
          group: 1,
          position: 1,
          title: { kz: '1998 жылдан бері басшыларды оқытамыз', ru: 'Учим руководителей с 1998 года', en: 'Educating managers since 1998' },
          lead: {
            kz: 'Кешкі топқа жазылған 28 адамнан бес мың түлекке дейін: олардың әр үшіншісі бүгін өз компаниясын басқарады.',
            ru: 'От 28 человек в вечерней группе до пяти тысяч выпускников: каждый третий сегодня управляет собственной компанией.',
            en: 'From an evening group of 28 to five thousand graduates: one in three now runs a company of their own.',
          },
          desc: {
            kz: '<p>MBA топтары 25 адамнан аспайды және әдейі әр саладан жиналады: бір үстелде банкир, дәрігер, фермер мен АТ саласының кәсіпкері отырады. Оқытушылардың үштен екісі бизнесте жұмыс істейді, қалғаны зерттеушілер.</p>',
            ru: '<p>В группах MBA не больше 25 человек, и мы намеренно собираем их из разных отраслей: за одним столом сидят банкир, врач, фермер и ИТ-предприниматель. Две трети преподавателей работают в бизнесе, остальные ведут исследования.</p>',
            en: '<p>MBA groups have no more than 25 members and are mixed on purpose: a banker, a doctor, a farmer and a tech founder share one table. Two thirds of the teachers work in business, the rest do research.</p>',
          },
          facts: [
            {
              title: { kz: 'Студенттер мен тыңдаушылар', ru: 'Студентов и слушателей', en: 'Students and participants' },
              value: { kz: '940', ru: '940', en: '940' },
            },
            {
              title: { kz: 'MBA тобындағы орташа өтіл', ru: 'Средний стаж в группе MBA', en: 'Average experience on the MBA' },
              value: { kz: '11 жыл', ru: '11 лет', en: '11 years' },
            },
            {
              title: { kz: 'MBA сабақтары', ru: 'Занятия MBA', en: 'MBA classes' },
              value: { kz: 'кешке және сенбі күні', ru: 'вечером и в субботу', en: 'evenings and Saturdays' },
            },
          ],
        },
        {
          id: 1012,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Қай бағдарлама сізге лайық', ru: 'Какая программа вам подойдёт', en: 'Which programme suits you' },
          columns: [
            { title: { kz: 'Бағдарлама', ru: 'Программа', en: 'Programme' } },
            { title: { kz: 'Кімге', ru: 'Для кого', en: 'For whom' } },
            { title: { kz: 'Мерзімі', ru: 'Срок', en: 'Length' } },
            { title: { kz: 'Кестесі', ru: 'Расписание', en: 'Timetable' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'MBA', ru: 'MBA', en: 'MBA' } },
                {
                  text: {
                    kz: 'кемінде үш жыл өтілі бар мамандар',
                    ru: 'специалисты со стажем от трёх лет',
                    en: 'professionals with three years of experience',
                  },
                },
                { text: { kz: '2 жыл', ru: '2 года', en: '2 years' } },
                { text: { kz: 'аптасына үш кеш', ru: 'три вечера в неделю', en: 'three evenings a week' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Executive MBA', ru: 'Executive MBA', en: 'Executive MBA' } },
                {
                  text: {
                    kz: 'бірінші басшылар мен бизнес иелері',
                    ru: 'первые руководители и владельцы бизнеса',
                    en: 'chief executives and owners',
                  },
                },
                { text: { kz: '1,5 жыл', ru: '1,5 года', en: '1.5 years' } },
                { text: { kz: 'айына бір модуль, үш күн', ru: 'один модуль в месяц, три дня', en: 'one three-day module a month' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'DBA', ru: 'DBA', en: 'DBA' } },
                {
                  text: {
                    kz: 'өз саласын зерттегісі келетін басшылар',
                    ru: 'руководители, готовые исследовать свою отрасль',
                    en: 'managers who want to research their own field',
                  },
                },
                { text: { kz: '4 жыл', ru: '4 года', en: '4 years' } },
                {
                  text: {
                    kz: 'жеке жоспар, тоқсан сайын семинар',
                    ru: 'личный план, семинар раз в квартал',
                    en: 'individual plan, quarterly seminar',
                  },
                },
              ],
            },
            {
              cells: [
                { text: { kz: 'Бакалавриат', ru: 'Бакалавриат', en: 'Bachelor’s degrees' } },
                {
                  text: {
                    kz: 'өз ісін ашқысы келетін мектеп түлектері',
                    ru: 'выпускники школ, которые хотят открыть своё дело',
                    en: 'school leavers who want to start a business',
                  },
                },
                { text: { kz: '3–5 жыл', ru: '3–5 лет', en: '3–5 years' } },
                {
                  text: { kz: 'күндіз, кешке немесе қашықтан', ru: 'днём, вечером или дистанционно', en: 'daytime, evenings or distance' },
                },
              ],
            },
            {
              cells: [
                { text: { kz: 'Қысқа курстар', ru: 'Короткие курсы', en: 'Short courses' } },
                {
                  text: {
                    kz: 'бір дағдыны жедел игергісі келетіндер',
                    ru: 'те, кому нужен один навык быстро',
                    en: 'anyone who needs one skill quickly',
                  },
                },
                { text: { kz: '2–8 апта', ru: '2–8 недель', en: '2–8 weeks' } },
                { text: { kz: 'сенбі күндері', ru: 'по субботам', en: 'Saturdays' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 1013,
          type: 'cards',
          group: 3,
          position: 3,
          title: { kz: 'Компанияларға', ru: 'Компаниям', en: 'For companies' },
          items: [
            {
              title: { kz: 'Корпоративтік университет', ru: 'Корпоративный университет', en: 'Corporate university' },
              desc: {
                kz: '<p>Басшылар резервін даярлайтын бағдарламаны сіздің стратегияңызға сай құрып, өз аумағыңызда өткіземіз.</p>',
                ru: '<p>Строим программу кадрового резерва под вашу стратегию и проводим её на вашей площадке.</p>',
                en: '<p>We build a programme for your next leaders around your strategy and run it on your premises.</p>',
              },
            },
            {
              title: { kz: 'Стратегиялық сессия', ru: 'Стратегическая сессия', en: 'Strategy session' },
              desc: {
                kz: '<p>Екі күнде басқару тобы нарықты, қаржыны және адамдарды бір картаға түсіріп, келесі жылдың үш басымдығын таңдайды.</p>',
                ru: '<p>За два дня команда управления сводит рынок, финансы и людей на одну карту и выбирает три приоритета на год.</p>',
                en: '<p>In two days your management puts market, money and people on one map and picks three priorities for the year.</p>',
              },
              link: {
                text: { kz: 'Стратегиялық кеңес', ru: 'Стратегический консалтинг', en: 'Strategy advice' },
                url: '/business-advice/strategy',
              },
            },
            {
              title: { kz: 'Отбасылық бизнес клубы', ru: 'Клуб семейного бизнеса', en: 'Family business club' },
              desc: {
                kz: '<p>Істі балаларына бергісі келетін кәсіпкерлер айына бір рет жиналып, мұрагерлік пен басқару мәселесін талқылайды.</p>',
                ru: '<p>Предприниматели, которые думают передать дело детям, раз в месяц обсуждают наследование и управление.</p>',
                en: '<p>Owners who think of passing their firm on meet once a month to discuss succession and control.</p>',
              },
            },
          ],
        },
        {
          id: 1014,
          type: 'accordion',
          group: 4,
          position: 4,
          title: { kz: 'Өтінім берер алдында', ru: 'Перед подачей заявки', en: 'Before you apply' },
          items: [
            {
              title: { kz: 'Емтихан тапсырамын ба?', ru: 'Нужно ли сдавать экзамен?', en: 'Is there an entrance examination?' },
              text: {
                kz: '<p>MBA-ға логика мен шет тілінен тест және 40 минуттық сұхбат бар. Executive MBA-ға тест орнына басқару тәжірибесі туралы эссе жазылады.</p>',
                ru: '<p>На MBA сдают тест по логике и языку и проходят собеседование на 40 минут. На Executive MBA вместо теста пишут эссе об управленческом опыте.</p>',
                en: '<p>The MBA has a test in logic and language and a 40-minute interview. For the Executive MBA you write an essay about your experience as a manager instead.</p>',
              },
            },
            {
              title: { kz: 'Ақысын компания төлей ала ма?', ru: 'Может ли платить компания?', en: 'Can my company pay?' },
              text: {
                kz: '<p>Иә, үшжақты шарт жасалады. Бір компаниядан үш және одан көп адам келсе, 10 пайыз жеңілдік беріледі, шот тоқсан сайын шығарылады.</p>',
                ru: '<p>Да, заключается трёхсторонний договор. Если из одной компании приходят трое и больше, скидка 10 процентов, счёт выставляют раз в квартал.</p>',
                en: '<p>Yes, under a three-way contract. Three or more people from one company receive 10 per cent off, and invoices are issued quarterly.</p>',
              },
            },
            {
              title: {
                kz: 'Басқа қаладан қатысуға бола ма?',
                ru: 'Можно ли учиться из другого города?',
                en: 'Can I take part from another city?',
              },
              text: {
                kz: '<p>Executive MBA дәл осындайға арналған: айына үш күн Алматыда, қалғаны онлайн. Тыңдаушыларымыздың 40 пайызы Астана, Атырау, Шымкент пен Ақтөбеден келеді.</p>',
                ru: '<p>Executive MBA для этого и создана: три дня в месяц в Алматы, остальное онлайн. 40 процентов слушателей приезжают из Астаны, Атырау, Шымкента и Актобе.</p>',
                en: '<p>The Executive MBA is made for that: three days a month in Almaty, the rest online. Forty per cent of participants come from Astana, Atyrau, Shymkent and Aktobe.</p>',
              },
            },
          ],
        },
        {
          id: 1015,
          type: 'call',
          group: 5,
          position: 5,
          title: { kz: 'Бір сабаққа қонақ болып келіңіз', ru: 'Приходите гостем на одно занятие', en: 'Sit in on a class' },
          desc: {
            kz: '<p>Ай сайын бірінші сенбіде MBA тобының есігі ашық. Орын он бес адамға ғана жетеді, алдын ала жазылыңыз.</p>',
            ru: '<p>В первую субботу месяца группа MBA открыта для гостей. Мест всего пятнадцать, запишитесь заранее.</p>',
            en: '<p>On the first Saturday of each month an MBA group opens its door to guests. There are only fifteen seats, so please book.</p>',
          },
          link: { text: { kz: 'Орын сұрау', ru: 'Попросить место', en: 'Ask for a seat' }, url: 'mailto:business@narxoz.example' },
        },
      ],
    },
  },
]
