/** The folder of the repository. */
export declare const root: string
/** The package that brings Node for this platform, if there is one. */
export declare const platformPackage: string | undefined
/** The path of a Node 24 or newer, or an error whose message tells the operator what to install. */
export declare function findNode(): string
