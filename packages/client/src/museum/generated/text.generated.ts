// Made from apis/text.yaml by `npm run generate -w @portal/client`. Do not edit.

export interface paths {
    "/text/alto/{identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one page with the position of every word
         * @description Returns the recognised text of one page as ALTO, an XML format that records where each word
         *     is. Use it to mark words on the picture of the page, or when you need lines and columns.
         *
         *     You can also ask for the page with the book and the page in two parts, at
         *     `/text/alto/{book}/{identifier}`, for example `/text/alto/b20417783/b20417783_0003.jp2`.
         *     That is the form that manifests advertise. The response is the same.
         *
         *     | element | is |
         *     | --- | --- |
         *     | `Page` | the page; its `WIDTH` and `HEIGHT` set the scale of all positions |
         *     | `PrintSpace` | the printed area without the margins |
         *     | `TextBlock` | a paragraph or column; may be inside a `ComposedBlock` |
         *     | `TextLine` | one line |
         *     | `String` | one word, in `CONTENT` |
         *     | `SP` | a space between words |
         *     | `HYP` | the hyphen at the end of a line |
         *
         *     `HPOS` is the distance from the left edge of the page and `VPOS` the distance from the top.
         *     If the page is as large as the picture in its `info.json`, the `HPOS`, `VPOS`, `WIDTH` and
         *     `HEIGHT` of a word can be used directly as a region of the IIIF image service.
         */
        get: operations["getAlto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/v1/{identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the whole text of a book
         * @description Returns the text of one book, or of one volume of a set, as one long line: the words with one
         *     space between them. There are no line breaks and no page breaks, and words that were divided
         *     at the end of a line are joined again.
         *
         *     That is good for counting and comparing words, and bad for quoting page numbers. For pages,
         *     use `/text/alto/{identifier}`. To find where a word is, use the search of the IIIF service.
         */
        get: operations["getText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/v1/{identifier}.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the text of a book or a set as a zip file
         * @description Returns a zip file with one text file in UTF-8 for each volume that has text, named after the
         *     volume and with no folders. A single book has one, such as `b20417783.txt`. A set has one for
         *     each volume, such as `b20963312_1.txt` and `b20963312_2.txt`.
         *
         *     Use this for large books and for sets. Each file contains the same text as
         *     `/text/v1/{identifier}`.
         */
        get: operations["getTextZip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description An ALTO document: `alto` > `Layout` > `Page` > `PrintSpace` > `TextBlock` > `TextLine` >
         *     `String`, `SP` and `HYP`. A word divided at the end of a line is two `String` elements;
         *     where the software noticed it, both have the whole word in `SUBS_CONTENT`. The namespace is
         *     that of version 2, although manifests may mention version 3, so match elements by their
         *     local names.
         */
        Alto: string;
        /** @description The words of the book with one space between them, on one line. */
        BookText: string;
        /** @description A zip file, as bytes. It contains one UTF-8 text file for each volume with text, with no folders. */
        TextArchive: Blob;
        /** @description A short sentence in plain text. */
        ErrorText: string;
        /** @description A problem document, as web standards define it. */
        Problem: {
            /**
             * @description The kind of problem.
             * @example Stream error
             */
            title: string;
            /**
             * @description The status of the response again.
             * @example 500
             */
            status?: number;
            /**
             * @description What went wrong this time.
             * @example Unable to stream expected ALTO file from S3
             */
            detail?: string;
        };
    };
    responses: {
        /** @description Something failed on our side. The body is a short text or empty; its wording is not fixed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": components["schemas"]["ErrorText"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAlto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a page: the b-number of the book and the parts and number of the page,
                 *     such as `b20417783_0003.jp2`. It is also the identifier of the picture of the page in the
                 *     IIIF image service, and the last part of `on` in a search result.
                 */
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page as ALTO. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": components["schemas"]["Alto"];
                };
            };
            /**
             * @description There is no ALTO for this page. The text names the book and the page with a slash
             *     between them, whichever form you used.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["ErrorText"];
                };
            };
            /**
             * @description Something failed on our side. The body is a short text or empty. If the file exists
             *     but cannot be read, you may get a problem document in JSON instead, so look
             *     at the media type before you read the body.
             */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["ErrorText"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a book: its b-number, such as `b20417783`; one volume or issue of a
                 *     set, with the numbers after underscores; or the reference number of a digitised archive
                 *     item with underscores instead of slashes.
                 */
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text, in UTF-8. It may be cached for a day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["BookText"];
                };
            };
            /**
             * @description There is no text for this identifier: the book was never put through text recognition, the
             *     identifier is not that of a digitised book, or it is the b-number of a set.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["ErrorText"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getTextZip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The b-number of a book or a set, such as `b20417783`. */
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The zip file. */
            200: {
                headers: {
                    /**
                     * @description The name under which a browser saves the file.
                     * @example attachment; filename=b20417783-full-text.zip
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": components["schemas"]["TextArchive"];
                };
            };
            /** @description There is no zip file for this identifier. The text repeats it with `.zip` at the end. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["ErrorText"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
}
